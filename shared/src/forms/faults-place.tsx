import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiForm, FormValues } from './api-form';
import ErrorSummary, { type Fault } from './error-summary';
import { labelOf } from './label-of';

type FaultsPlaceProps = {
  form: ApiForm<FormValues>;
  page: RefObject<HTMLFormElement | null>;
};

/** Where a form lists what is wrong once several fields are; a single one takes the focus itself. */
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

  // Those that were put right since are not listed any more.
  const left = faults.flatMap((fault) => {
    const message = form.errorOf(fault.name);
    return message ? [{ ...fault, message }] : [];
  });
  return left.length > 0 && <ErrorSummary key={failures} faults={left} />;
}

type Faulty = Omit<Fault, 'message'>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that are marked as wrong, in the order of the page, one for each name. */
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
