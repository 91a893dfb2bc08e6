import type { ConstructionUpdate } from '@manzil/shared/contract/projects/projects';
import type { Emirate } from '@manzil/shared/contract/units/units';

type Source = ConstructionUpdate['source'];

/** Whose report it is: the DLD is Dubai's, the other emirates have registers of their own. */
export const sourceName = (source: Source, emirate: Emirate): Source | 'register' =>
  source === 'dld' && emirate !== 'dubai' ? 'register' : source;
