import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { decisionWords } from './decision-words';
import styles from './decisions.module.css';
import { useMark } from './use-mark';

/** What was done or put off, each of which can be opened again. */
export default function SetAside({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTexts('units/dashboard');
  return (
    <div className={styles.setAside}>
      <h3 className="label">{t('decisions.set_aside_title')}</h3>
      <Rows>
        {decisions.map((decision) => (
          <Entry key={decision.id} decision={decision} />
        ))}
      </Rows>
    </div>
  );
}

function Entry({ decision }: { decision: Decision }) {
  const words = useTexts('units/dashboard');
  const { t, language } = words;
  const { mark, busy } = useMark(decision.id);
  const { title, subject } = decisionWords(decision, words);
  const { later_until } = decision;
  const state = later_until
    ? t('decisions.until', { day: formatDay(later_until, language) })
    : t('decisions.done');
  return (
    <Row
      title={title}
      meta={[subject, state].filter(Boolean).join(' · ')}
      aside={
        <Button size="compact" busy={busy} onClick={() => mark(null, () => undefined)}>
          {t('decisions.reopen')}
        </Button>
      }
    />
  );
}
