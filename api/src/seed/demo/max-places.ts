import type { DemoRows } from './demo-rows';

type Property = DemoRows['properties'][number];

export type Stage = 'complete' | 'building' | 'handover';

type Place = [
  name: string,
  community: string,
  emirate: Property['emirate'],
  shape: Property['drawing_shape'],
  floors: number,
  stage?: Stage,
];

export const PLACES: Place[] = [
  ['Palm Reef Residence', 'Palm Jumeirah', 'dubai', 'slab', 14],
  ['Harbour Quay', 'Dubai Marina', 'dubai', 'tower', 36],
  ['Jasmine Gardens', 'Jumeirah Village Circle', 'dubai', 'terrace', 8],
  ['Opal Heights', 'Business Bay', 'dubai', 'tower', 44],
  ['Noor Court', 'Al Barsha', 'dubai', 'slab', 10],
  ['Canal Front One', 'Business Bay', 'dubai', 'tower', 28],
  ['Meadow Park', 'Dubai Hills Estate', 'dubai', 'slab', 12],
  ['Lakeview Arcade', 'Jumeirah Lake Towers', 'dubai', 'tower', 40],
  ['Silver Oak House', 'Dubai Silicon Oasis', 'dubai', 'slab', 11],
  ['Bay Promenade', 'Dubai Islands', 'dubai', 'tower', 22, 'building'],
  ['Date Palm Terraces', 'Al Furjan', 'dubai', 'terrace', 7],
  ['Orchid Row', 'Town Square', 'dubai', 'terrace', 6],
  ['Reem Lagoon Tower', 'Al Reem Island', 'abu_dhabi', 'tower', 38],
  ['Saadiyat Grove House', 'Saadiyat Island', 'abu_dhabi', 'slab', 9],
  ['Raha Beach Court', 'Al Raha Beach', 'abu_dhabi', 'slab', 13],
  ['Yas Park Residence', 'Yas Island', 'abu_dhabi', 'slab', 10],
  ['Marjan Pearl', 'Al Marjan Island', 'ras_al_khaimah', 'tower', 26, 'building'],
  ['Hamra Lagoon Homes', 'Al Hamra Village', 'ras_al_khaimah', 'terrace', 6],
  ['Mina Sands', 'Mina Al Arab', 'ras_al_khaimah', 'terrace', 8, 'handover'],
  ['Julfar View', 'Al Nakheel', 'ras_al_khaimah', 'slab', 12],
];
