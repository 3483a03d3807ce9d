// The events of Trade & Intrigue, 72 by 72: drawn for it, or common pictures.
import { BOOK, closed, EVENING, FIELD, FIGURE, GEAR, HELM, NIGHT, type Scene } from '../../ui/art/events';
import { at, disc, path, rect, type Shape } from '../../ui/art/shapes';

const HAMMER = [...path('rod', 'M-14 18L10-8'), ...path('slate', 'M-2-20l10-6L24-8l-8 8Z')];

export const scenes: Readonly<Record<string, Scene | readonly Shape[]>> = {
  silentium: 'silence',
  indulgence: 'pardon',
  training: 'training',
  'bon-voyage': 'journey',
  conference: closed([...EVENING, ...at(36, 38, BOOK)]),
  crusade: closed([...EVENING, ...at(36, 38, HELM)]),
  strike: closed([...EVENING, ...at(36, 38, HAMMER)]),
  tax: 'taxes',
  trip: 'orleans',
  'fishing-grounds': [...rect('sky', 0, 0, 72, 72), ...path('water', 'M-2 34Q20 28 40 33T76 30V76H-2Z'), ...path('slate', 'M12 52C22 40 42 40 50 51l10-8v18l-10-8C42 64 22 64 12 52Z'), ...disc('wall', 22, 50, 2.4), ...path('wave', 'M6 68q6-4 12 0t12 0M44 70q6-4 12 0')],
  retraining: 'training',
  wedding: 'wedding',
  sabotage: closed([...EVENING, ...at(36, 38, GEAR)]),
  amnesty: 'pardon',
  malfunction: 'wheels',
  torture: [...NIGHT, ...path('rod', 'M20 66V14h32v52M36 14v12'), ...path('slate2', 'M26 26h20v6H26Z'), ...path('oak', 'M12 62h48v6H12Z')],
  vacation: [...FIELD, ...path('oak', 'M14 62L28 36 44 62Z'), ...path('wall', 'M14 62L28 36 32 62Z')],
  'book-fire': [...NIGHT, ...at(36, 60, BOOK), ...path('wax', 'M36 52C18 44 24 28 33 16c1 8 6 8 5-4 12 10 18 30-2 40Z'), ...path('gold', 'M36 52C28 46 30 38 36 30c5 8 8 16 0 22Z')],
  'goods-tax': 'taxes',
  dues: 'taxes',
  'peasant-uprising': [...EVENING, ...at(24, 66, FIGURE), ...at(44, 68, FIGURE), ...path('rod', 'M58 66V16M52 16v10M58 12v14M64 16v10M8 66V24')],
  'technology-tax': 'wheels',
  summoning: 'orleans',
  famine: 'famine',
  'capitation-tax': 'taxes',
  tithe: 'tithe',
};
