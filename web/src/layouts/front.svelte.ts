// Which of several tabs is in front. What opens by itself gives way again to where the player was.
export class Front<Id extends string = string> {
  chosen: Id = $state() as Id;
  #home: Id | null = null;
  #asked = '';

  constructor(first: Id) {
    this.chosen = first;
  }

  /** The player turns to a tab. */
  turn(id: Id): void {
    this.chosen = id;
    this.#home = null;
  }

  /** A tab opens by itself. */
  open(id: Id): void {
    if (id === this.#home) return this.turn(id);
    this.#home ??= this.chosen;
    this.chosen = id;
  }

  /** Back to where the player was, if something has opened by itself since. */
  back(): void {
    if (this.#home !== null) this.turn(this.#home);
  }

  /** Whether something else is asked than the last time. */
  isNews(question: string): boolean {
    const news = question !== this.#asked;
    this.#asked = question;
    return news;
  }
}
