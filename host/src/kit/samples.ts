import type { Drawing } from '@manzil/shared/domain/drawing';

export const nothing = (): void => undefined;

export const LONG_TITLE = 'Instandhaltungsrücklagenvereinbarung der Wohnungseigentümergemeinschaft';
export const LONG_SENTENCE =
  'Die Nebenkostenvorauszahlungsabrechnung und die Verwalterzustimmungserklärung liegen der Hausverwaltungsgesellschaft noch nicht vor.';
export const RIGHT_TO_LEFT = 'شركة الإمارات العقارية (ذ.م.م) 2026';

export const finished: Drawing = {
  seed: 3,
  shape: 'slab',
  floors: 10,
  built: 10,
  facade: 10,
  bays: 8,
  unit: { floor: 4, bay: 2 },
};

export const underConstruction: Drawing = {
  seed: 7,
  shape: 'tower',
  floors: 32,
  built: 24,
  facade: 11,
  bays: 6,
  unit: { floor: 28, bay: 3 },
};

export const planned: Drawing = {
  ...underConstruction,
  seed: 12,
  shape: 'terrace',
  floors: 14,
  built: 0,
  facade: 0,
  unit: null,
};
