import { isolated } from './isolated';

/** Building and number in one text: "Marina Walk Tower 2304". */
export const unitTitle = (unit: { property_name: string; unit_no: string }): string =>
  `${isolated(unit.property_name)} ${unit.unit_no}`;
