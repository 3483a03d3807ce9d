// The pieces of goods, on a grid of 40: an outline and what is drawn on it.

export interface GoodPiece {
  outline: string;
  /** For goods that have no colour of their own among the tokens. */
  face: string;
  edge: string;
  /** Path, colour, and the width of the line; no width fills it. */
  drawn: readonly (readonly [string, string, number?])[];
}

export const GOOD_PIECES: Record<string, GoodPiece> = {
  grain: {
    outline: 'M20 3.5C23 5 24.5 7 24.5 9.5 27.5 7.6 30 7.8 32.5 9.5 33 14 30 19.5 25 23l5.5 11.5c-6.5 2.7-14.5 2.7-21 0L15 23C10 19.5 7 14 7.5 9.5 10 7.8 12.5 7.6 15.5 9.5 15.5 7 17 5 20 3.5Z',
    face: '#eec14a',
    edge: '#8a5e06',
    drawn: [
      ['M12.5 21.5c5 2 10 2 15 0v4c-5 2-10 2-15 0Z', '#a5341f'],
      ['M20 8v13M14 13l4.5 8M26 13l-4.5 8M20 27v7.5M15 34l2.5-7M25 34l-2.5-7', '#7a4f00', 1.5],
    ],
  },
  cheese: {
    outline: 'M3.5 21.5L27 8.5c5.5 1.5 9 5.5 9.5 11v11.5h-33Z',
    face: '#f2b134',
    edge: '#8f4f00',
    drawn: [
      ['M3.5 22.2h33V31h-33Z', '#f6cf63'],
      ['M3.5 21.5h33', '#8a4b00', 1.5],
      ['M8.7 26.5a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0M20.2 27.8a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0M27.6 25.5a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0M22.2 15.5a2.8 1.7 0 1 1 5.6 0a2.8 1.7 0 1 1-5.6 0', '#b06a00'],
    ],
  },
  wine: {
    outline: 'M10 5.5h20c3.6 8 3.6 21 0 29H10c-3.6-8-3.6-21 0-29Z',
    face: '#9c2340',
    edge: '#5f0f22',
    drawn: [
      ['M16 5.5c-2.4 9-2.4 20 0 29M24 5.5c2.4 9 2.4 20 0 29', '#c98390', 1.2],
      ['M8.6 10.5h22.8v3.2H8Zm-.6 16h24l-.6 3.2H8.6Z', '#e8d9b8'],
      ['M20 15.5c2.7 3.2 4 5 4 6.8a4 4 0 0 1-8 0c0-1.8 1.3-3.6 4-6.8Z', '#ffe9d4'],
    ],
  },
  wool: {
    outline: 'M12 9.5c2-4 8.5-5 11.5-1.8 4-1.6 8.5 1.3 8.2 5.6 3.6 1.5 4.5 6.5 1.7 9.2 1 4.2-2.5 7.5-6.5 6.8-2 4-8.5 4.6-11.3 1.3-4 1.5-8.3-1.3-8-5.6C3.5 23 3 18 6.2 15.7 5.6 12 8.5 9.2 12 9.5Z',
    face: '#e9ecea',
    edge: '#56616a',
    drawn: [['M11.5 15.5a4 4 0 0 1 7-1.5m3.5-.5a4 4 0 0 1 6.5 2M10 22a4 4 0 0 1 7-1.5m3-.5a4 4 0 0 1 7 .5M16 27a4 4 0 0 1 6.5-.5', '#5c666c', 1.7]],
  },
  brocade: {
    outline: 'M6.5 8.5l5-3.5H29l5 3.5V31c0 2-1 3.5-3 4H9.5c-2-.5-3-2-3-4Z',
    face: '#6a36a8',
    edge: '#3d1a68',
    drawn: [
      ['M6.5 8.5C10 11 30 11 34 8.5L29 5H11.5Z', '#cdb8ea'],
      ['M20 13.5l6 9-6 9-6-9Z', '#f0c24a'],
      ['M20 18l3 4.5-3 4.5-3-4.5Z', '#4f2583'],
      ['M6.5 17l5 5.5-5 5.5M34 17l-5 5.5 5 5.5', '#f0c24a', 1.6],
    ],
  },
  bread: {
    outline: 'M4.5 25C4.5 15 11 9.5 20 9.5S35.5 15 35.5 25c0 3.5-2 5.5-5 5.5h-21c-3 0-5-2-5-5.5Z',
    face: '#c98a45',
    edge: '#6e3f12',
    drawn: [['M11 14.5l3.5 6M19 12.5l3.5 6M27 13.5l3.5 6', '#fbe6bd', 2.2]],
  },
};
