import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names';
import type { ApiForm, FormValues } from './api-form';
import type { Fault } from './error-summary';
import styles from './form.module.css';
import { labelOf } from './label-of';
import { useLazyPart } from './use-lazy-part';

/** A form with fewer fields is seen at a glance: the first wrong one is the way on. */
const SUMMARY_FROM_FIELDS = 3;

const loadSummary = () => import(/* webpackChunkName: "error-summary" */ './error-summary');
const loadLeaveGuard = () => import(/* webpackChunkName: "leave-guard" */ './leave-guard');
const loadConflict = () => import(/* webpackChunkName: "conflict" */ './conflict-place');

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
  const [faults, setFaults] = useState<readonly Faulty[]>([]);
  const { failures, fieldCount, unsaved } = form;
  const isLong = fieldCount >= SUMMARY_FROM_FIELDS;
  const ErrorSummary = useLazyPart(isLong, loadSummary);
  // With the first change, long before anybody leaves. Without it nobody is kept by a question that cannot be asked.
  const LeaveGuard = useLazyPart(unsaved > 0, loadLeaveGuard);
  const ConflictPlace = useLazyPart(form.conflict !== null, loadConflict);

  useEffect(() => {
    if (failures === 0 || !ref.current) return;
    const found = faultsIn(ref.current);
    if (found.length === 0) form.tellWhole();
    const listed = ErrorSummary !== null && found.length > 1;
    setFaults(listed ? found : []);
    if (!listed) found[0]?.control.focus();
  }, [failures]);

  // Those that were put right since are not listed any more.
  const left = faults.flatMap((fault) => {
    const message = form.errorOf(fault.name as never);
    return message ? [{ ...fault, message }] : [];
  });
  return (
    <>
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
        {ErrorSummary && left.length > 0 && <ErrorSummary key={failures} faults={left} />}
        {children}
      </form>
      {/* Not in the form, which Enter in them would send. */}
      {LeaveGuard && unsaved > 0 && <LeaveGuard unsaved={unsaved} onLeave={form.discard} />}
      {ConflictPlace && <ConflictPlace form={form as unknown as ApiForm<FormValues>} page={ref} />}
    </>
  );
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
