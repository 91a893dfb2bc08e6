import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import { putOffDays } from '@manzil/shared/domain/put-off';
import { formatWeekday } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { useState } from 'react';
import { today } from '../today';
import styles from './decisions.module.css';
import type { Marked } from './undo-mark';
import { useMark } from './use-mark';

type DecisionMarksProps = {
  decision: Decision;
  title: string;
  onMarked: (marked: Marked) => void;
};

/** Done, or later: kept by the API, so that it is the same on every device. */
export function DecisionMarks({ decision, title, onMarked }: DecisionMarksProps) {
  const { t, language } = useTexts('units/dashboard');
  const [choosing, setChoosing] = useState(false);
  const { id, kind, due_on } = decision;
  const { mark, busy } = useMark(id);
  const days = kind === 'rent_notice_missed' ? [] : putOffDays(due_on, today());
  const set = (later_until: string | null, text: string) =>
    mark({ later_until }, () => onMarked({ id, text }));
  return (
    <div className={styles.marks}>
      {choosing ? (
        days.map((day) => {
          const named = formatWeekday(day, language, 'short');
          return (
            <Button
              key={day}
              size="compact"
              variant="quiet"
              busy={busy}
              onClick={() => set(day, t('decisions.put_off', { title, day: named }))}
            >
              {named}
            </Button>
          );
        })
      ) : (
        <Button
          size="compact"
          variant="quiet"
          busy={busy}
          onClick={() => set(null, t('decisions.done_told', { title }))}
        >
          {t(kind === 'rent_notice_missed' ? 'decisions.read' : 'decisions.done')}
        </Button>
      )}
      {days.length > 0 && (
        <Button
          size="compact"
          variant="quiet"
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {t(choosing ? 'decisions.not_later' : 'decisions.later')}
        </Button>
      )}
    </div>
  );
}
