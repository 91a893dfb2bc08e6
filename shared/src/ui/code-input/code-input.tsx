import { CircleAlert } from 'lucide';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import fieldStyles from '../field/field.module.css';
import { LineIcon } from '../line-icon/line-icon';
import styles from './code-input.module.css';
import { EMPTY, useCodeBoxes } from './use-code-boxes';

type CodeInputProps = {
  name?: string;
  label: string;
  boxLabel: (box: number) => string;
  /** One character a box, a blank for an empty one. */
  value: string;
  onChange: (value: string) => void;
  /** The last empty box was filled, or a whole code put in; a digit that is replaced may be the first of several. */
  onComplete: (code: string) => void;
  error?: string | undefined;
};

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** A pasted code and one that the browser fills in are spread over the boxes; keys move as in one field. */
export function CodeInput({
  name,
  label,
  boxLabel,
  value,
  onChange,
  onComplete,
  error,
}: CodeInputProps) {
  const id = useId();
  const { boxes, digits, last, focus, write } = useCodeBoxes({ value, onChange, onComplete });

  function type(box: number, text: string): void {
    const before = digits[box] ?? EMPTY;
    const typed = digitsIn(text);
    if (typed === '') {
      if (text === '') write(box, EMPTY);
      return;
    }
    // The box may still hold the digit that is being replaced.
    focus(write(box, typed.length === 2 ? typed.replace(before, '') : typed));
  }

  function paste(box: number, event: ClipboardEvent): void {
    event.preventDefault();
    const code = digitsIn(event.clipboardData.getData('text'));
    if (code) focus(write(code.length >= digits.length ? 0 : box, code));
  }

  function move(box: number, event: KeyboardEvent): void {
    const to = { ArrowLeft: box - 1, ArrowRight: box + 1, Home: 0, End: last }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      focus(to);
    } else if (event.key === 'Backspace' && digits[box] === EMPTY && box > 0) {
      event.preventDefault();
      write(box - 1, EMPTY);
      focus(box - 1);
    }
  }

  return (
    <fieldset className={styles.code} aria-describedby={error ? id : undefined}>
      <legend className={fieldStyles.label}>{label}</legend>
      <div className={styles.boxes}>
        {digits.map((digit, box) => (
          <input
            key={box}
            ref={(element) => {
              boxes.current[box] = element;
            }}
            name={name}
            className={fieldStyles.control}
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={boxLabel(box + 1)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            value={digit.trim()}
            onChange={(event) => type(box, event.target.value)}
            onPaste={(event) => paste(box, event)}
            onKeyDown={(event) => move(box, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error && (
        <p className={fieldStyles.error} id={id}>
          <LineIcon lines={CircleAlert} size={16} strokeWidth={1.75} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
