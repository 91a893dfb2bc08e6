import { stableId } from '../../api/src/seed/demo/stable-id';

export const unitNames = ['Marina Walk Tower', 'Creek Lantern', 'Yas Canal House', 'Safa Terrace'];

export const unitIds = [
  'marina-walk-tower-2304',
  'creek-lantern-1806',
  'yas-canal-house-705',
  'safa-terrace-412',
].map((unit) => stableId(`unit:${unit}`));
