// What the bag promises.

/** How likely at least one of `marked` pieces is among `drawn` out of `all`. */
export function chanceOf(marked: number, all: number, drawn: number): number {
  if (marked <= 0 || drawn <= 0) return 0;
  let none = 1;
  for (let n = 0; n < Math.min(drawn, all); n++) none *= Math.max(0, all - marked - n) / (all - n);
  return 1 - none;
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
