import { type RefObject, useEffect, useState } from 'react';
import { usePortal } from '../runtime';
import type { ApiForm, FormValues } from './api-form';
import { ConflictDialog, type Disputed } from './conflict-dialog';
import { labelOf } from './label-of';

type ConflictPlaceProps = {
  form: ApiForm<FormValues>;
  page: RefObject<HTMLFormElement | null>;
};

export default function ConflictPlace({ form, page }: ConflictPlaceProps) {
  const { language } = usePortal();
  const { conflict } = form;
  const [disputed, setDisputed] = useState<readonly Disputed[]>([]);

  useEffect(() => {
    if (!conflict || !page.current) return;
    const controls = page.current.elements;
    setDisputed(
      conflict.fields.map((name) => {
        const control = controls.namedItem(name);
        const read = (value = ''): string =>
          control instanceof HTMLSelectElement
            ? optionText(control, value)
            : form.shown(name, value);
        return {
          name,
          label: labelOf(control),
          mine: read(form.valueOf(name)),
          stored: read(conflict.stored[name]),
        };
      }),
    );
  }, [conflict]);

  return (
    <ConflictDialog
      language={language}
      open={conflict !== null}
      disputed={disputed}
      onSettle={form.settle}
    />
  );
}

const optionText = ({ options }: HTMLSelectElement, value: string): string =>
  [...options].find((option) => option.value === value)?.text ?? value;
