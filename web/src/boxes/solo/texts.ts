import { speaker } from '../../i18n/speaker';

export const t = speaker({
  tours: ['The Trip to Tours', 'Die Reise nach Tours', 'Le Voyage à Tours'],
  toursNote: ['Alone down the river: three of each good and three citizens for Tours', 'Allein den Fluss hinab: drei von jeder Ware und drei Bürger für Tours', 'Seul au fil de l’eau : trois de chaque marchandise et trois citoyens pour Tours'],
});
