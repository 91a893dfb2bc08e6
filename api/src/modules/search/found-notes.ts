import type { Found, SearchAnswer } from '@manzil/shared/contract/search/search';
import type { Language } from '@manzil/shared/contract/values';
import { formatDay } from '@manzil/shared/format/date';
import { formatNumber } from '@manzil/shared/format/percent';
import { lifecycleLabel } from '../units/unit-labels';
import type { FoundRow, FoundRows } from './search.repository';

const unitsWord = {
  de: (count: number) => (count === 1 ? 'Einheit' : 'Einheiten'),
  en: (count: number) => (count === 1 ? 'unit' : 'units'),
};
const minutesWord = { de: 'Min.', en: 'min' };

export const toAnswer = (found: FoundRows, language: Language): SearchAnswer => ({
  groups: Object.entries(found)
    .map(([kind, rows]) => ({
      kind,
      total: rows?.total ?? 0,
      items: (rows?.items ?? []).map((row) => toFound(row, language)),
    }))
    .filter(({ total }) => total > 0),
});

const toFound = (row: FoundRow, language: Language): Found => ({
  id: row.id,
  title: row.title,
  context: row.context,
  note: noteOf(row, language),
});

function noteOf({ lifecycle, units, day, minutes }: FoundRow, language: Language): string | null {
  if (lifecycle) return lifecycleLabel[lifecycle][language];
  if (units) return `${formatNumber(units, language)} ${unitsWord[language](units)}`;
  if (day) return formatDay(day, language);
  return minutes ? `${minutes} ${minutesWord[language]}` : null;
}
