import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { LineIcon } from '../line-icon/line-icon';
import styles from './field.module.css';

type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          <LineIcon lines={CircleAlert} size={16} strokeWidth={1.75} />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A single-line input, 48 px high. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames(styles.control, className)} />;
}

/** Several lines; grows with its content where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(styles.control, styles.area, className)}
    />
  );
}

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  showLabel: string;
  hideLabel: string;
  capsLockLabel: string;
};

/** A password with a button that shows and hides it, and a hint while Caps Lock is on. */
export function PasswordInput({
  showLabel,
  hideLabel,
  capsLockLabel,
  className,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const icon = shown ? EyeOff : Eye;
  const notice = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <span className={styles.password}>
      <span className={styles.withAction}>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          type={shown ? 'text' : 'password'}
          className={classNames(styles.control, className)}
          onKeyDown={notice}
          onKeyUp={notice}
        />
        <button
          type="button"
          className={styles.action}
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <LineIcon lines={icon} size={20} strokeWidth={1.5} />
        </button>
      </span>
      <span role="status" className={styles.hint}>
        {capsLock && capsLockLabel}
      </span>
    </span>
  );
}

/** The browser's own select; `compact` for filter bars. */
export function Select({
  className,
  compact = false,
  children,
  ...rest
}: ComponentProps<'select'> & { compact?: boolean }) {
  return (
    <OpensList className={compact && styles.compact}>
      <select {...rest} className={classNames(styles.control, className)}>
        {children}
      </select>
    </OpensList>
  );
}

/** Around a control that opens a list, with the arrow that says so. */
export function OpensList({
  className,
  children,
}: {
  className?: string | false | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.list, className)}>
      {children}
      <LineIcon lines={ChevronDown} size={16} strokeWidth={1.75} />
    </span>
  );
}
