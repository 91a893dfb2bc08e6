import { Clock, TriangleAlert, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import type { ApiError } from '../runtime';
import { Button } from '../ui/button/button';
import { Notice } from '../ui/notice/notice';
import type { ApiForm, FormValues } from './api-form';
import styles from './form.module.css';
import { useFormWords } from './form-words';

type RefusalProps = {
  error: ApiError | null;
  refused: string;
  children?: ReactNode;
};

export function Refusal({ error, refused, children }: RefusalProps) {
  const words = useFormWords();
  if (!error) return null;
  const unreachable = error.status === 0;
  return (
    <div role="alert">
      <Notice tone="danger" icon={TriangleAlert} title={unreachable ? words.unreachable : refused}>
        {error.message || (unreachable ? words.unreachable_text : words.refused_text)}
        {children}
      </Notice>
    </div>
  );
}

type FormEndProps<Values extends FormValues> = {
  form: ApiForm<Values>;
  refused: string;
  submit: string;
  busy: string;
  children?: ReactNode;
};

function Waiting() {
  const words = useFormWords();
  return (
    <div role="status">
      <Notice tone="info" icon={WifiOff} title={words.offline}>
        {words.offline_text}
      </Notice>
    </div>
  );
}

export function FormEnd<Values extends FormValues>({
  form,
  refused,
  submit,
  busy,
  children,
}: FormEndProps<Values>) {
  const words = useFormWords();
  return (
    <div className={styles.end}>
      {form.waiting ? (
        <Waiting />
      ) : (
        <Refusal error={form.refusal} refused={refused}>
          {children}
        </Refusal>
      )}
      <Button
        type="submit"
        variant={form.waiting ? 'ghost' : 'primary'}
        icon={form.waiting ? Clock : undefined}
        size="form"
        busy={form.busy}
        busyLabel={busy}
      >
        {form.waiting ? words.waits : submit}
      </Button>
    </div>
  );
}
