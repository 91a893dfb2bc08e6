import { usePortal } from '@manzil/shared/runtime';
import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { LineIcon } from '../ui/line-icon/line-icon';
import styles from './error-summary.module.css';
import { numeral } from './numeral';
import de from './texts/summary.de.json';
import en from './texts/summary.en.json';

const texts = { de, en };

export type Fault = { control: HTMLElement; name: string; label: string; message: string };

export default function ErrorSummary({ faults }: { faults: readonly Fault[] }) {
  const { language } = usePortal();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { one, other } = texts[language];
  const title =
    faults.length === 1 ? one : other.replace('{{count}}', numeral(faults.length, language));
  return (
    <section ref={ref} className={styles.summary} aria-label={title} tabIndex={-1}>
      <LineIcon lines={CircleAlert} size={20} strokeWidth={1.5} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.faults}>
          {faults.map(({ control, name, label, message }) => (
            <li key={name}>
              <button type="button" className={styles.fault} onClick={() => control.focus()}>
                {`${label}${/[?.]$/.test(label) ? '' : ':'} ${message}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
