import ErrorSummary from '@manzil/shared/forms/error-summary';
import { useTexts } from '@manzil/shared/runtime';
import { type RefObject, useEffect, useState } from 'react';
import type { Missing } from './upload-field-rules';

const fieldOf = {
  type: 'type',
  unit: 'unit',
  valid_until: 'valid_until',
  valid_until_past: 'valid_until',
} as const satisfies Record<Missing, string>;

export type Lack = {
  problem: Missing;
  /** Of one of several files. */
  of: { id: string; name: string } | null;
};

export const keyOf = ({ problem, of }: Lack): string => `${of?.id ?? ''} ${fieldOf[problem]}`;

type UploadFaultsProps = {
  /** Has the fields, those that are wrong marked so. */
  place: RefObject<HTMLElement | null>;
  /** In the order of their fields. */
  missing: readonly Lack[];
  /** How often a file was to be taken too early; 0 = nothing is complained about. */
  attempt: number;
};

/** As in a form: a field that is wrong takes the focus; of several, a list does that leads to each. */
export function UploadFaults({ place, missing, attempt }: UploadFaultsProps) {
  const { t } = useTexts('profile/documents');
  const [listed, setListed] = useState<{ name: string; control: HTMLElement }[]>([]);

  useEffect(() => {
    const wrong = place.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [];
    const found = [...wrong].flatMap((control, index) => {
      const lack = missing[index];
      return lack ? [{ name: keyOf(lack), control }] : [];
    });
    setListed(attempt > 0 && found.length > 1 ? found : []);
    if (attempt > 0 && found.length === 1) found[0]?.control.focus();
  }, [attempt]);

  // Those that were put right since are not listed any more.
  const faults = listed.flatMap(({ name, control }) => {
    const lack = missing.find((each) => keyOf(each) === name);
    if (!lack) return [];
    const label = t(`documents.upload_${fieldOf[lack.problem]}`);
    return [
      {
        control,
        name,
        label: lack.of ? `${lack.of.name}, ${label}` : label,
        message: t(`documents.upload_missing.${lack.problem}`),
      },
    ];
  });
  return faults.length > 0 && <ErrorSummary key={attempt} faults={faults} />;
}
