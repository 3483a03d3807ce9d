// Small signs on a grid of 40. A part without a fill takes the colour of the text.
export interface IconPart {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const line = (d: string, width = 3.4, stroke = 'currentColor'): IconPart => ({ d, fill: 'none', stroke, width });

export const ICONS = {
  citizen: [
    { d: 'M7 37c0-8 4.5-13 13-13s13 5 13 13Z', fill: 'var(--cit)', stroke: 'var(--cit-d)', width: 1.6 },
    line('M14 25.5c1.5 4 10.5 4 12 0M20 29v5', 2.2, 'var(--gold2)'),
    { d: 'M13 15a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z', fill: '#efcfa6', stroke: 'var(--cit-d)', width: 1.6 },
    { d: 'M12 13C11 6 15 3 20 3s9 3 8 10c-2-3-5-4.5-8-4.5s-6 1.5-8 4.5Z', fill: 'var(--cit-d)' },
  ],
  star: [{ d: 'M20 3l5 11.3 12.3 1.2-9.3 8.2 2.7 12.1L20 29.5 9.3 35.800 12 23.700 2.700 15.500 15 14.300Z', fill: 'var(--gold)', stroke: 'var(--gold-d)', width: 2 }],
  seal: [
    { d: 'M20 1.5l4 3.5 5.2-1 2 5 5 2-1 5.2 3.300 4.300-3.300 4 1 5.200-5 2-2 5-5.200-1-4 2.800-4-2.800-5.200 1-2-5-5-2 1-5.200-3.300-4.300 3.300-4-1-5.200 5-2 2-5 5.200 1Z', fill: 'var(--wax)' },
    line('M12.500 20.500l5 5 10-11', 3.8, 'var(--onwax)'),
  ],
  steps: [{ d: 'M4 35V28h8v-7h8v-7h8V7h8v28Z' }],
  arrow: [{ d: 'M4 17h20V9l13 11-13 11v-8H4Z' }],
  cross: [line('M9 9L31 31M31 9L9 31', 6)],
  lock: [line('M12 18v-5a8 8 0 0 1 16 0v5', 4), { d: 'M8 17h24v18H8Z' }],
  water: [line('M3 14c5-5 8 3 14 0s9-4 20 0M3 23c5-5 8 3 14 0s9-4 20 0M3 32c5-5 8 3 14 0s9-4 20 0', 3.6)],
  road: [line('M11 36C8 24 20 22 14 5M31 36C28 24 36 20 28 5', 3), line('M21 34v-6M22 22c1-2 1-4 0-6M20 10V5', 2.4)],
  tile: [{ d: 'M5 5h30v30H5Z', fill: 'var(--paper2)', stroke: 'currentColor', width: 3 }, { d: 'M11 29V19l9-7 9 7v10Z' }],
  bag: [{ d: 'M13 9c-2-4 1-5 3-3 2-3 6-3 8 0 2-2 5-1 3 3 8 6 12 14 10 20-1 5-33 5-34 0C1 23 5 15 13 9Z' }],
  undo: [{ d: 'M16 8L6 17l10 9v-6c8-1 14 1 18 9 0-11-7-16-18-16Z' }],
  bulb: [{ d: 'M20 4a11 11 0 0 1 6 20v5H14v-5a11 11 0 0 1 6-20Zm-5 27h10v2H15Zm2 4h6v2h-6Z' }],
  glass: [
    { d: 'M9 3h22v5h-2c0 6-3 9-7 12 4 3 7 6 7 12h2v5H9v-5h2c0-6 3-9 7-12-4-3-7-6-7-12H9Z' },
    { d: 'M14 8h12c0 2-.3 3-1 4.500H15C14.300 11 14 10 14 8Zm1.500 24c0-3 2-5 4.500-6.500 2.500 1.500 4.500 3.500 4.500 6.500Z', fill: 'var(--gold)' },
  ],
  flag: [{ d: 'M8 3h3.500v34H8ZM12 5c8-3 12 4 21 0v15c-9 4-13-3-21 0Z' }],
  menu: [{ d: 'M6 9h28v4H6Zm0 9h28v4H6Zm0 9h28v4H6Z' }],
  candle: [{ d: 'M20 3c4 5 5 7 5 9.500a5 5 0 0 1-10 0C15 10 16 8 20 3Z' }, { d: 'M14 20h12v17H14Z' }],
  sun: [{ d: 'M12 20a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z' }, line('M20 3v6m0 22v6M3 20h6m22 0h6M8 8l4 4m16 16l4 4M32 8l-4 4M12 28l-4 4')],
  scroll: [{ d: 'M10 5h22v24h3c0 4-2 6-5 6H9c-3 0-5-2-5-6h6ZM15 10v2.500h12V10Zm0 6v2.500h12V16Zm0 6v2.500h12V22Z' }],
  log: [{ d: 'M7 5h26v30H7ZM12 11v3h16v-3Zm0 7v3h16v-3Zm0 7v3h10v-3Z' }],
  aim: [line('M6 20a14 14 0 1 1 28 0a14 14 0 1 1-28 0Z', 3.4), line('M13 20a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z', 3), { d: 'M18 20a2 2 0 1 1 4 0a2 2 0 1 1-4 0Z' }],
  list: [{ d: 'M5 8h5v5H5Zm9 0h21v5H14ZM5 18h5v5H5Zm9 0h21v5H14ZM5 28h5v5H5Zm9 0h21v5H14Z' }],
  deed: [{ d: 'M20 4l16 8v4H4v-4ZM7 18h5v13H7Zm10.500 0h5v13h-5ZM28 18h5v13h-5ZM4 33h32v4H4Z' }],
  board: [{ d: 'M5 20L20 6l15 14v15H5Z' }],
  map: [{ d: 'M4 9l10-4 12 4 10-4v26l-10 4-12-4-10 4ZM14 9v18M26 13v18', stroke: 'var(--slate)', width: 2 }],
  people: [{ d: 'M8 13a6 6 0 1 1 12 0a6 6 0 1 1-12 0ZM4 34c0-8 4-12 10-12s10 4 10 12ZM22 15a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM26 34c0-5-1-8-3-10 7-3 13 1 13 10Z' }],
  merchant: [{ d: 'M14 10a6 6 0 1 1 12 0a6 6 0 1 1-12 0ZM9 37c0-12 3-18 7-20h8c4 2 7 8 7 20Z' }, line('M34 6v31', 2.6)],
  station: [
    { d: 'M8 36V19L20 7l12 12v17Z', fill: 'var(--wall)', stroke: 'var(--lnc)', width: 1.5 },
    { d: 'M3 21L20 4l17 17-3.500 3L20 11 6.500 24Z', fill: 'currentColor' },
  ],
  die: [{ d: 'M6 6h28v28H6ZM12 10a3 3 0 1 0 .1 0ZM28 10a3 3 0 1 0 .1 0ZM20 17a3 3 0 1 0 .1 0ZM12 24a3 3 0 1 0 .1 0ZM28 24a3 3 0 1 0 .1 0Z' }],
  shield: [{ d: 'M6 5c9 0 10-2 14-3 4 1 5 3 14 3 1 16-3 26-14 33C9 31 5 21 6 5Z' }],
  plus: [{ d: 'M16 6h8v10h10v8H24v10h-8V24H6v-8h10Z' }],
  swap: [{ d: 'M5 12h20V5l11 10-11 10v-7H5ZM35 28H15v7L4 25l11-10v7h20Z' }],
  good: [{ d: 'M4 13L20 5l16 8v15l-16 8-16-8ZM4 13l16 8 16-8M20 21v15', fill: 'var(--oakl)', stroke: 'var(--oak2)', width: 2.2 }],
  points: [{ d: 'M20 3l15 7c1 14-4 22-15 28C9 32 4 24 5 10Z', fill: 'var(--gold)', stroke: 'var(--gold-d)', width: 2 }],
} satisfies Record<string, IconPart[]>;

export type IconName = keyof typeof ICONS;
