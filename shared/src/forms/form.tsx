import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names';
import { ConflictPlace } from './conflict-place';
import { ErrorSummary, type Fault } from './error-summary';
import styles from './form.module.css';
import { labelOf } from './label-of';
import { LeaveGuard } from './leave-guard';
import type { ApiForm, FormValues } from './use-api-form';

/** A form with fewer fields is seen at a glance: the first wrong one is the way on. */
const SUMMARY_FROM_FIELDS = 3;

type FormProps<Values extends FormValues> = {
  form: ApiForm<Values>;
  className?: string | undefined;
  /** Fields, then `FormEnd`. */
  children: ReactNode;
};

/**
 * The fields of a form. Where one is wrong it takes the focus; where several are, a list of them does, each of which
 * leads to its field. Who leaves with something unsaved is asked.
 */
export function Form<Values extends FormValues>({ form, className, children }: FormProps<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const { failures, fieldCount } = form;

  useEffect(() => {
    if (failures === 0 || !ref.current) return;
    const found = faultsIn(ref.current);
    const listed = fieldCount >= SUMMARY_FROM_FIELDS && found.length > 1;
    setFaults(listed ? found : []);
    if (!listed) found[0]?.control.focus();
  }, [failures, fieldCount]);

  // Those that were put right since are not listed any more.
  const left = faults.filter(({ name }) => form.errorOf(name as never));
  return (
    <form
      ref={ref}
      className={classNames(styles.form, className)}
      noValidate
      aria-busy={form.busy}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {left.length > 0 && <ErrorSummary key={failures} faults={left} />}
      {children}
      <LeaveGuard unsaved={form.unsaved} onLeave={form.discard} />
      <ConflictPlace form={form} page={ref} />
    </form>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that are marked as wrong, in the order of the page, one for each name. */
function faultsIn(form: HTMLFormElement): Fault[] {
  const controls = [...form.querySelectorAll<Control>('[aria-invalid=true]')];
  const first = controls.filter(
    ({ name }, i) => controls.findIndex((other) => other.name === name) === i,
  );
  return first.map((control) => ({
    control,
    name: control.name,
    label: labelOf(control),
    message: document.getElementById(`${control.id}error`)?.textContent ?? '',
  }));
}
