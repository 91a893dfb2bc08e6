import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceIn, firstIn, withChoice, withoutFilters } from './choice';

/** What was chosen last. The address follows a moment later; until then no choice may be lost. */
export function useChoice() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [chosen, setChosen] = useState({ search, address });
  if (chosen.address !== address) setChosen({ search, address });
  // The same until another is made, so that a page which comes in does not render the filters again.
  return useMemo(() => {
    const go = (next: URLSearchParams) => {
      setChosen({ search: next, address });
      setSearch(next, { replace: true, preventScrollReset: true });
    };
    return {
      choice: choiceIn(chosen.search),
      first: firstIn(chosen.search),
      /** The address of a stretch of the same list. */
      stretch: (first: number) =>
        `?${withChoice(chosen.search, 'from', first > 1 ? String(first) : '')}`,
      view: chosen.search.get('view'),
      choose: (name: string, value: string) => go(withChoice(chosen.search, name, value)),
      reset: () => go(withoutFilters(chosen.search)),
    };
  }, [chosen, address, setSearch]);
}

export type Choosing = ReturnType<typeof useChoice>;
