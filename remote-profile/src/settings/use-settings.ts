import type { Settings } from '@manzil/shared/contract/settings/settings';
import {
  currentInvestor,
  isApiError,
  publish,
  queryClient,
  usePortal,
} from '@manzil/shared/runtime';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Change, ChangingSettings } from './changing-settings';
import { type Choice, chosen, withValue } from './choices';
import { saveSettings, settingsQuery, storedSettings } from './settings.api';
import { useDisagreement } from './use-disagreement';

const KEY = settingsQuery.queryKey;
const shown = (): Settings | undefined => queryClient.getQueryData(KEY);

function show(choice: Choice, value: string): void {
  queryClient.setQueryData(KEY, (now) => now && withValue(now, choice, value));
}

const versionConflict = (error: unknown): boolean =>
  isApiError(error, 409) && error.code === 'changed_meanwhile';

/** The settings, each of which is shown as changed at once and saved by itself, one after the other. */
export function useSettings(): ChangingSettings {
  const { language } = usePortal();
  const { data } = useQuery(settingsQuery);
  // The cache tells of a change in a later task: until then a box that is ticked would be drawn unticked.
  const [wanted, setWanted] = useState<Change | null>(null);
  const settings = data && wanted ? withValue(data, wanted.choice, wanted.value) : data;
  const { disagreement, ask } = useDisagreement();

  /** Another tab may have changed others of them: only where it is the same one somebody has to decide. */
  async function save(change: Change): Promise<number> {
    const { choice, before, value } = change;
    show(choice, value);
    const now = shown();
    if (!now) throw new Error('Settings are changed where they are shown.');
    try {
      return (await saveSettings(now, language)).version;
    } catch (error) {
      if (!versionConflict(error)) throw error;
      const stored = await storedSettings();
      const other = chosen(stored, choice);
      const disputed = other !== before && other !== value;
      const takeStored = disputed && (await ask(change, other)) === 'stored';
      queryClient.setQueryData(KEY, stored);
      return takeStored ? stored.version : save({ ...change, before: other });
    }
  }

  const { mutate, variables, error, isSuccess } = useMutation({
    // One after the other: each names the version that the one before has made.
    scope: { id: 'settings' },
    mutationFn: save,
    throwOnError: (failure: Error) => !isApiError(failure),
    onMutate: ({ choice, value }: Change) => show(choice, value),
    onSuccess: (version) => {
      queryClient.setQueryData(KEY, (now) => now && { ...now, version });
      const now = shown();
      if (!now) return;
      const { display_currency, area_unit, timezone } = now;
      publish('investor:changed', {
        display: {
          amounts_of: 'unit',
          ...currentInvestor()?.display,
          ...{ display_currency, area_unit, timezone },
        },
      });
    },
    onError: (_error, { choice, before }) => show(choice, before),
    onSettled: (_version, _error, change) =>
      setWanted((latest) => (latest === change ? null : latest)),
  });

  return {
    settings,
    change: (choice, value) => {
      const before = settings && chosen(settings, choice);
      if (before === undefined || before === value) return;
      const change = { choice, before, value };
      setWanted(change);
      mutate(change);
    },
    saved: isSuccess ? variables.choice : null,
    failed: isApiError(error) && variables ? { choice: variables.choice, error } : null,
    disagreement,
  };
}
