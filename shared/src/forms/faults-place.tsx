import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiForm, FormValues } from './api-form';
import ErrorSummary, { type Fault } from './error-summary';
import { labelOf } from './label-of';

type FaultsPlaceProps = {
  form: ApiForm<FormValues>;
  page: RefObject<HTMLFormElement | null>;
};

/** Only of several: a single one takes the focus itself. */
export default function FaultsPlace({ form, page }: FaultsPlaceProps) {
  const { failures } = form;
  const [faults, setFaults] = useState<readonly Faulty[]>([]);
  // What went wrong before this was loaded has been told.
  const told = useRef(failures);

  useEffect(() => {
    if (failures === told.current || !page.current) return;
    told.current = failures;
    const found = faultsIn(page.current);
    setFaults(found.length > 1 ? found : []);
    if (found.length === 1) found[0]?.control.focus();
  }, [failures]);

  const left = faults.flatMap((fault) => {
    const message = form.errorOf(fault.name);
    return message ? [{ ...fault, message }] : [];
  });
  return left.length > 0 && <ErrorSummary key={failures} faults={left} />;
}

type Faulty = Omit<Fault, 'message'>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function faultsIn(form: HTMLFormElement): Faulty[] {
  const controls = [...form.querySelectorAll<Control>('[aria-invalid=true]')];
  const first = controls.filter(
    ({ name }, i) => controls.findIndex((other) => other.name === name) === i,
  );
  return first.map((control) => ({
    control,
    name: control.name,
    label: labelOf(control),
  }));
}
