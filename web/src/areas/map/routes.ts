// How the ways run through the land: true courses, bent where two of them would meet outside a
// town. What looks like a way is a way, so rivers begin, end and join in towns only.

/** Longitude and latitude. */
export type Place = readonly [number, number];

/** What each connection passes, from its first town to its second. */
export const ROUTES: Record<string, readonly Place[]> = {
  orleans_briare_water: [[2.14, 47.88], [2.38, 47.79], [2.56, 47.68]],
  briare_sancerre_water: [[2.98, 47.6], [3.06, 47.5], [3.0, 47.4]],
  sancerre_nevers_water: [[2.86, 47.21], [3.02, 47.12]],
  orleans_blois_water: [[1.7, 47.83], [1.52, 47.68]],
  blois_tours_water: [[1.12, 47.53], [0.93, 47.47]],
  tours_chinon_water: [[0.56, 47.34], [0.4, 47.24]],
  tours_montrichard_water: [[0.84, 47.35], [1.0, 47.32]],
  montrichard_vierzon_water: [[1.4, 47.3], [1.62, 47.23], [1.86, 47.22]],
  vierzon_bourges_water: [[2.22, 47.27], [2.36, 47.24]],
  'vierzon_saint-amand_water': [[2.1, 47.09], [2.17, 46.97], [2.33, 46.84]],
  tours_loches_water: [[0.7, 47.28], [0.8, 47.21], [0.9, 47.19]],
  chinon_chatellerault_water: [[0.36, 47.06], [0.5, 46.93]],
  'chinon_le-blanc_water': [[0.46, 47.12], [0.66, 47.02], [0.82, 46.88], [0.96, 46.74]],
  'le-blanc_argenton_water': [[1.22, 46.61], [1.39, 46.57]],

  chinon_chatellerault_road: [[0.19, 47.03], [0.3, 46.89]],
  chatellerault_argenton_road: [[0.72, 46.7], [0.73, 46.57], [0.79, 46.49], [0.96, 46.475], [1.16, 46.475], [1.36, 46.5]],
  'le-blanc_chateauroux_road': [[1.28, 46.7], [1.48, 46.78]],
  chateauroux_argenton_road: [[1.77, 46.715], [1.64, 46.655]],
  'chateauroux_la-chatre_road': [[1.97, 46.79], [2.03, 46.7]],
  'argenton_la-chatre_road': [[1.75, 46.58]],
  'la-chatre_saint-amand_road': [[2.16, 46.62], [2.34, 46.65]],
  'bourges_saint-amand_road': [[2.49, 46.95], [2.5, 46.84]],
  'saint-amand_nevers_road': [[2.72, 46.78], [2.95, 46.87]],
  bourges_nevers_road: [[2.59, 47.02], [2.88, 46.97]],
  bourges_sancerre_road: [[2.5, 47.19], [2.68, 47.27]],
  loches_chateauroux_road: [[1.18, 47.04], [1.45, 46.93]],
  montrichard_loches_road: [[1.24, 47.23], [1.17, 47.15]],
  vierzon_chateauroux_road: [[1.93, 47.1], [1.8, 46.94]],
  orleans_vierzon_road: [[2.06, 47.7], [2.08, 47.45]],
  blois_vierzon_road: [[1.54, 47.53], [1.8, 47.44], [1.95, 47.34]],
  'le-mans_tours_road': [[0.3, 47.82], [0.48, 47.58]],
  'le-mans_vendome_road': [[0.48, 47.89], [0.78, 47.87]],
  'le-mans_chateaudun_road': [[0.58, 48.02], [0.98, 48.06]],
  'chartres_le-mans_road': [[1.1, 48.36], [0.66, 48.2]],
  chartres_chateaudun_road: [[1.38, 48.32], [1.31, 48.2]],
  chartres_orleans_road: [[1.62, 48.27], [1.72, 48.08]],
  chartres_etampes_road: [[1.72, 48.46], [1.95, 48.45]],
  etampes_montargis_road: [[2.35, 48.32], [2.55, 48.14]],
  montargis_briare_road: [[2.78, 47.88], [2.72, 47.76]],
  orleans_montargis_road: [[2.2, 48.01], [2.48, 47.98]],
  chateaudun_orleans_road: [[1.54, 48.0], [1.72, 47.96]],
  chateaudun_vendome_road: [[1.24, 47.98], [1.13, 47.89]],
  vendome_blois_road: [[1.09, 47.69], [1.16, 47.61]],
};

/** Where goods lie, as parts of the way, if not in its middle or at equal distances. */
export const SPOTS: Record<string, readonly number[]> = {
  'le-blanc_chateauroux_road': [0.64],
  'le-blanc_argenton_water': [0.501],
  'le-mans_chateaudun_road': [0.34],
  chatellerault_argenton_road: [0.26, 0.8],
  bourges_sancerre_road: [0.52],
  blois_vierzon_road: [0.42],
  blois_tours_water: [0.42],
  tours_montrichard_water: [0.53],
  tours_loches_water: [0.4],
  vierzon_bourges_water: [0.55],
  briare_sancerre_water: [0.33, 0.62],
  chateaudun_vendome_road: [0.4],
  vendome_blois_road: [0.45],
  montrichard_loches_road: [0.45],
  chateauroux_argenton_road: [0.38],
};

export interface River {
  /** Its connections, downstream. A name with a dash in front runs against the connection. */
  course: readonly string[];
  /** Its width at the first town and at the last. */
  from: number;
  to: number;
}

export const RIVERS: readonly River[] = [
  {
    course: ['-sancerre_nevers_water', '-briare_sancerre_water', '-orleans_briare_water', 'orleans_blois_water', 'blois_tours_water', 'tours_chinon_water'],
    from: 11,
    to: 25,
  },
  { course: ['-vierzon_saint-amand_water', '-montrichard_vierzon_water', '-tours_montrichard_water'], from: 9, to: 16 },
  { course: ['-vierzon_bourges_water'], from: 8, to: 11 },
  { course: ['-tours_loches_water'], from: 8, to: 11 },
  { course: ['-le-blanc_argenton_water', '-chinon_le-blanc_water'], from: 8, to: 15 },
  { course: ['-chinon_chatellerault_water'], from: 9, to: 13 },
];
