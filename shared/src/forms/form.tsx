import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../ui/class-names/class-names';
import type { ApiForm, FormValues } from './api-form';
import styles from './form.module.css';
import { LeaveQuestion } from './leave-question';
import { lazyPart, useLazyPart } from './use-lazy-part';

/** A form with fewer fields is seen at a glance: the first wrong one is the way on. */
const SUMMARY_FROM_FIELDS = 3;

const faultsPlace = lazyPart(
  () => import(/* webpackChunkName: "error-summary" */ './faults-place'),
);
const conflictPlace = lazyPart(() => import(/* webpackChunkName: "conflict" */ './conflict-place'));

type FormProps<Values extends FormValues> = {
  form: ApiForm<Values>;
  className?: string | undefined;
  children: ReactNode;
};

/** Where one field is wrong it takes the focus; where several are, a list does, which leads to each. */
export function Form<Values extends FormValues>({ form, className, children }: FormProps<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const { failures, fieldCount, unsaved } = form;
  const whole = form as unknown as ApiForm<FormValues>;
  const FaultsPlace = useLazyPart(fieldCount >= SUMMARY_FROM_FIELDS, faultsPlace);
  const ConflictPlace = useLazyPart(form.conflict !== null, conflictPlace);

  useEffect(() => {
    if (failures === 0) return;
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!first) form.tellWhole();
    else if (!FaultsPlace) first.focus();
  }, [failures]);

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
        {FaultsPlace && <FaultsPlace form={whole} page={ref} />}
        {children}
      </form>
      {/* Not in the form, which Enter in them would send. */}
      <LeaveQuestion unsaved={unsaved} of="entries" onLeave={form.discard} />
      {ConflictPlace && <ConflictPlace form={whole} page={ref} />}
    </>
  );
}
