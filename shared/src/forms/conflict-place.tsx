import { type RefObject, useEffect, useState } from 'react';
import { usePortal } from '../runtime';
import type { Disputed } from './conflict-dialog';
import { labelOf } from './label-of';
import type { ApiForm, FormValues } from './use-api-form';
import { useLazyPart } from './use-lazy-part';

const load = () => import(/* webpackChunkName: "conflict-dialog" */ './conflict-dialog');

type ConflictPlaceProps<Values extends FormValues> = {
  form: ApiForm<Values>;
  page: RefObject<HTMLFormElement | null>;
};

/** Where a form asks which of two changes counts. */
export function ConflictPlace<Values extends FormValues>({
  form,
  page,
}: ConflictPlaceProps<Values>) {
  const { language } = usePortal();
  const { conflict } = form;
  const Dialog = useLazyPart(conflict !== null, load);
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

  if (!Dialog) return null;
  return (
    <Dialog
      language={language}
      open={conflict !== null}
      disputed={disputed}
      onSettle={form.settle}
    />
  );
}

const optionText = ({ options }: HTMLSelectElement, value: string): string =>
  [...options].find((option) => option.value === value)?.text ?? value;
