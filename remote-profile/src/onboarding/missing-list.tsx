import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { goToPlace } from './go-to-place';
import styles from './onboarding.module.css';

export type Missing = { label: string; message: string; placeId: string };

/** What a step lacks that is no field, with a way to each place. Takes the focus whenever the step was refused anew. */
export function MissingList({
  missing,
  attempt,
}: {
  missing: readonly Missing[];
  attempt: unknown;
}) {
  const { t } = useTexts('profile/onboarding');
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), [attempt]);
  const title = t('missing', { count: missing.length });
  return (
    <section ref={ref} className={styles.missing} aria-label={title} tabIndex={-1}>
      <LineIcon lines={CircleAlert} size={20} strokeWidth={1.5} />
      <div>
        <p className={styles.missingTitle}>{title}</p>
        <ul className={styles.faults}>
          {missing.map(({ label, message, placeId }) => (
            <li key={placeId}>
              <button
                type="button"
                className={styles.fault}
                onClick={() => goToPlace(document.getElementById(placeId))}
              >
                {label}: {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
