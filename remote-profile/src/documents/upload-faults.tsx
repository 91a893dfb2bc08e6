import ErrorSummary from '@manzil/shared/forms/error-summary';
import { useWords } from '@manzil/shared/runtime';
import { type RefObject, useEffect, useState } from 'react';
import type { Missing } from './use-upload-fields';

const fieldOf = {
  type: 'type',
  unit: 'unit',
  valid_until: 'valid_until',
  valid_until_past: 'valid_until',
} as const satisfies Record<Missing, string>;

type UploadFaultsProps = {
  /** Has the fields, those that are wrong marked so. */
  place: RefObject<HTMLElement | null>;
  missing: readonly Missing[];
  /** How often a file was to be taken too early; 0 = nothing is complained about. */
  attempt: number;
};

/** As in a form: a field that is wrong takes the focus; of several, a list does that leads to each. */
export function UploadFaults({ place, missing, attempt }: UploadFaultsProps) {
  const { t } = useWords('profile/documents');
  const [listed, setListed] = useState<{ missing: Missing; control: HTMLElement }[]>([]);

  useEffect(() => {
    const wrong = place.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [];
    // In the same order.
    const found = [...wrong].flatMap((control, index) => {
      const problem = missing[index];
      return problem ? [{ missing: problem, control }] : [];
    });
    setListed(attempt > 0 && found.length > 1 ? found : []);
    if (attempt > 0 && found.length === 1) found[0]?.control.focus();
  }, [attempt]);

  // Those that were put right since are not listed any more.
  const faults = listed.flatMap(({ missing: listedAs, control }) => {
    const name = fieldOf[listedAs];
    const problem = missing.find((each) => fieldOf[each] === name);
    const label = t(`documents.upload_${name}`);
    return problem
      ? [{ control, name, label, message: t(`documents.upload_missing.${problem}`) }]
      : [];
  });
  return faults.length > 0 && <ErrorSummary key={attempt} faults={faults} />;
}
