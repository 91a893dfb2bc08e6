import { usePortal } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { SEARCH_MAX, UNIT_PAGE_SIZE } from '../contract/units/unit-list';
import { findOptions } from '../forms/fields/find-option';
import { type Choice, type Found, SearchSelect } from '../forms/fields/search-select';
import de from './texts/de.json';
import en from './texts/en.json';
import { unitChoicesQuery } from './unit-choices.api';

const words = { de, en };

export type UnitFinderProps = Omit<
  ComponentProps<typeof SearchSelect>,
  'found' | 'searchHint' | 'onSearch' | 'maxLength'
> & {
  /** Where others than the units that are owned now can be chosen: all of them. */
  among?: readonly Choice[];
};

/** Takes the place of a select of units where they are more than a page. */
export default function UnitFinder({ among, ...props }: UnitFinderProps) {
  const { language } = usePortal();
  const [search, setSearch] = useState('');
  const { data, isError } = useQuery({ ...unitChoicesQuery(search), enabled: !among });
  return (
    <SearchSelect
      {...props}
      found={among ? firstOf(findOptions(among, search)) : (data ?? (isError ? null : undefined))}
      searchHint={words[language][among ? 'hint_listed' : 'hint']}
      maxLength={SEARCH_MAX}
      onSearch={setSearch}
    />
  );
}

const firstOf = (choices: readonly Choice[]): Found => ({
  choices: choices.slice(0, UNIT_PAGE_SIZE),
  more: Math.max(0, choices.length - UNIT_PAGE_SIZE),
});
