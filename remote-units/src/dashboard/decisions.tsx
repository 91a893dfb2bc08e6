import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { dayAndMonth, formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { DecisionRow, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../today';
import { agendaTitle } from './agenda-words';
import { decisionWords } from './decision-words';

const FIRST = 3;

/** What waits for the investor, most urgent first; only the first is loud. More than three are shown on demand. */
export function Decisions({ dashboard }: { dashboard: Dashboard }) {
  const words = useTexts('units/dashboard');
  const { t, language } = words;
  const [all, setAll] = useState(false);
  const { decisions, decision_count } = dashboard;
  const more = decision_count - decisions.length;
  if (decisions.length === 0) return <NothingToDecide dashboard={dashboard} />;
  return (
    <Section title={t('decisions.title')} aside={t('decisions.open', { count: decision_count })}>
      <Rows>
        {decisions.slice(0, all ? undefined : FIRST).map((decision, index) => {
          const { title, message, action, to } = decisionWords(decision, words);
          const { unit, amount } = decision;
          const day = decision.due_on ?? today();
          return (
            <DecisionRow
              key={decision.id}
              date={{ ...dayAndMonth(day, language), isoDate: day }}
              title={title}
              subject={unit && `${unit.property_name} ${unit.unit_no}`}
              message={message}
              urgent={index === 0}
              amount={amount && formatMoney(amount, language)}
              action={
                <ButtonLink
                  as={Link}
                  to={to}
                  size="compact"
                  variant={index === 0 ? 'primary' : 'ghost'}
                >
                  {action}
                </ButtonLink>
              }
            />
          );
        })}
      </Rows>
      {decisions.length > FIRST && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'decisions.fewer' : more > 0 ? 'decisions.first' : 'decisions.all', {
            count: decisions.length,
          })}
        </Button>
      )}
      {all && more > 0 && <p className="secondary">{t('decisions.more', { count: more })}</p>}
    </Section>
  );
}

function NothingToDecide({ dashboard }: { dashboard: Dashboard }) {
  const words = useTexts('units/dashboard');
  const { t, language } = words;
  const [next] = dashboard.agenda;
  return (
    <Section title={t('decisions.title')}>
      <p className="secondary">
        {t('decisions.none')}
        {next &&
          ` ${t('decisions.next', { day: formatDay(next.on, language), title: agendaTitle(next, words) })}`}
      </p>
    </Section>
  );
}
