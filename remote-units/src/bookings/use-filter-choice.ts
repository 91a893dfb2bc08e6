import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FilterChanges, filterIn, withChoice } from './filter';

/** The filter as it was chosen last. The address follows a moment later; until then no choice may be lost. */
export function useFilterChoice() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [chosen, setChosen] = useState({ search, address });
  if (chosen.address !== address) setChosen({ search, address });
  return {
    filter: filterIn(chosen.search),
    choose: (changes: FilterChanges) => {
      const next = withChoice(chosen.search, changes);
      setChosen({ search: next, address });
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}
