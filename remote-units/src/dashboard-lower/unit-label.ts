import { isolated } from '@manzil/shared/format/isolated';

const RIGHT_TO_LEFT_PART = /^.*[\p{scx=Arabic}\p{scx=Hebrew}]/u;

/** Building and number as the API writes them in one text: as in `unitTitle`, the number stays behind the building. */
export const unitLabel = (label: string): string =>
  label.replace(RIGHT_TO_LEFT_PART, (building) => isolated(building));
