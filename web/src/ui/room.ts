// How much room something takes, told to the styles of what makes way for it.

/** For an effect: the length is known by this name until the effect ends. */
export function keep(name: `--${string}`, pixels: number): () => void {
  const { style } = document.documentElement;
  style.setProperty(name, `${pixels}px`);
  return () => style.removeProperty(name);
}
