import type { FoundKind } from '@manzil/shared/contract/search/search';
import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { declaredQuery } from './declared.api';
import { actionEntries, type Entry, fitting, foundGroups, openTo, screenEntries } from './entries';
import { ownActions } from './own-actions';
import { soughtWords } from './plain-words';
import { foundOfKindQuery, foundQuery } from './search.api';
import type { SearchWords } from './search-words';

/** A pause of this length ends a word. */
const PAUSE_MS = 150;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What fits, by kind: at once the screens and actions, then what the API finds, more of what is unfolded. */
export function useGroups(typed: string, words: SearchWords, unfolded: readonly FoundKind[]) {
  const { language } = usePortal();
  const investor = useInvestor();
  const q = usePaused(typed.trim());
  const found = useQuery(foundQuery(q, language));
  const declared = useQuery(declaredQuery);
  const whole = useQueries({
    queries: unfolded.map((kind) => foundOfKindQuery(q, kind, language)),
  });
  const wholeGroups = whole.flatMap(({ data }) => data?.groups ?? []);
  const firstGroups = found.data?.groups ?? [];
  const answer = {
    groups: firstGroups.map(
      (group) => wholeGroups.find(({ kind }) => kind === group.kind) ?? group,
    ),
  };
  const asked = [found, declared, ...whole];
  const sought = soughtWords(typed);
  const own = (key: string, label: string, entries: readonly Entry[]) => {
    const those = fitting(entries, sought);
    return { key, label, total: those.length, entries: those };
  };
  const known = declared.data ?? [];
  const groups = openTo(
    [
      ...(sought.length > 0 ? foundGroups(answer, known, q, language, words) : []),
      own('screens', words.screens, screenEntries(language)),
      own('actions', words.actions, [
        ...actionEntries(known, language),
        ...ownActions(words, investor),
      ]),
    ],
    investor,
  );
  const failed = asked.some(({ isError, isFetching }) => isError && !isFetching);
  return {
    groups,
    sought,
    failed: sought.length > 0 && failed,
    pending:
      sought.length > 0 &&
      (q !== typed.trim() ||
        [found, ...whole].some(({ isFetching }) => isFetching) ||
        (declared.isFetching && !declared.data)),
    retry: () => {
      for (const { isError, refetch } of asked) if (isError) void refetch();
    },
  };
}
