// Whose board is in front, when it is not the usual one.
export class Watching {
  chosen = $state<number | null>(null);
  #owner: number | null = null;
  #asked = '';

  /**
   * What can be taken from another player (`owner`) is on their board, which is shown meanwhile.
   * A new question (`asked`; empty: none) brings one's own board back.
   */
  follow(asked: string, owner: number | null): void {
    const isNew = asked !== '' && asked !== this.#asked;
    if (isNew || owner !== this.#owner) this.chosen = owner;
    this.#asked = asked;
    this.#owner = owner;
  }

  /** A click on a player shows their board, another one goes back. */
  toggle(wanted: number | null): void {
    this.chosen = wanted === this.chosen ? null : wanted;
  }

  /** The usual one again. */
  leave(): void {
    this.chosen = null;
  }
}
