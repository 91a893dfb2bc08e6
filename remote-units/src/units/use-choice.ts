import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceIn, withChoice, withoutFilters } from './choice';

/** What was chosen last. The address follows a moment later; until then no choice may be lost. */
export function useChoice() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [chosen, setChosen] = useState({ search, address });
  if (chosen.address !== address) setChosen({ search, address });
  const go = (next: URLSearchParams) => {
    setChosen({ search: next, address });
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    choice: choiceIn(chosen.search),
    view: chosen.search.get('view'),
    choose: (name: string, value: string) => go(withChoice(chosen.search, name, value)),
    reset: () => go(withoutFilters(chosen.search)),
  };
}

export type Choosing = ReturnType<typeof useChoice>;
