import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import { DecisionEntry } from './decision-entry';
import { Late } from './late';
import { NothingToDecide } from './nothing-to-decide';
import type { Marked } from './undo-mark';

const FIRST = 3;

const loadUndo = () => import(/* webpackChunkName: "undo-mark" */ './undo-mark');
const loadSetAside = () => import(/* webpackChunkName: "set-aside" */ './set-aside');

/** What is to be done, by day; only the first is loud. More than three are shown on demand, as is what was set aside. */
export function Decisions({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTexts('units/dashboard');
  const [all, setAll] = useState(false);
  const [looksBack, setLooksBack] = useState(false);
  const [marked, setMarked] = useState<Marked | null>(null);
  const { decisions, decision_count, set_aside } = dashboard;
  const more = decision_count - decisions.length;
  const missed = decisions.filter(({ kind }) => kind === 'rent_notice_missed').length;
  return (
    <Section
      title={t('decisions.title')}
      aside={
        <>
          {decisions.length > 0 && (
            <span>
              {t('decisions.open', { count: decision_count - missed })}
              {missed > 0 && t('decisions.missed', { count: missed })}
            </span>
          )}
          {set_aside.length > 0 && (
            <Button
              variant="quiet"
              size="compact"
              aria-expanded={looksBack}
              onClick={() => setLooksBack(!looksBack)}
            >
              {t('decisions.set_aside')}
            </Button>
          )}
        </>
      }
    >
      {marked && (
        <Late key={marked.id} load={loadUndo} with={{ marked, onUndone: () => setMarked(null) }} />
      )}
      {decisions.length === 0 && <NothingToDecide dashboard={dashboard} />}
      {decisions.length > 0 && (
        <Rows>
          {decisions.slice(0, all ? undefined : FIRST).map((decision, index) => (
            <DecisionEntry
              key={decision.id}
              decision={decision}
              first={index === 0}
              onMarked={setMarked}
            />
          ))}
        </Rows>
      )}
      {decisions.length > FIRST && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'decisions.fewer' : more > 0 ? 'decisions.first' : 'decisions.all', {
            count: decisions.length,
          })}
        </Button>
      )}
      {all && more > 0 && <p className="secondary">{t('decisions.more', { count: more })}</p>}
      {looksBack && set_aside.length > 0 && (
        <Late load={loadSetAside} with={{ decisions: set_aside }} />
      )}
    </Section>
  );
}
