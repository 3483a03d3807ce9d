// The keyboard's short way around the table.
const LIT = '[data-thing].lit, [data-thing].open, .lit > [data-thing], .bright[tabindex="0"], .choices [data-move], .last [data-move]';

/** To the next thing that can be done, and behind the last one to the first again. */
export function focusNext(): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(LIT)].filter((one) => one.checkVisibility());
  const here = document.activeElement ?? document.body;
  const behind = (one: Element) => one !== here && (here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = (here === document.body ? undefined : all.find(behind)) ?? all[0];
  next?.focus();
}
