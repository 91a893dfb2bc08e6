import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import { dayAndMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { DecisionRow } from '@manzil/shared/ui/rows';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDisplay } from '../display/use-display';
import { today } from '../today';
import { DecisionMarks } from './decision-marks';
import { decisionAddress, decisionWords } from './decision-words';
import { Late } from './late';
import { owedWords } from './owed-words';
import type { Marked } from './undo-mark';

const loadMembers = () => import(/* webpackChunkName: "decision-members" */ './decision-members');

type DecisionEntryProps = {
  decision: Decision;
  first: boolean;
  onMarked: (marked: Marked) => void;
};

export function DecisionEntry({ decision, first, onMarked }: DecisionEntryProps) {
  const words = useTexts('units/dashboard');
  const { t, language } = words;
  const [unfolded, setUnfolded] = useState(false);
  const { title, subject, message, action } = decisionWords(decision, words);
  const { kind, unit, number, due_on } = decision;
  const { sum, of } = owedWords(decision, useDisplay().amounts_of === 'share', words);
  const loud = first && kind !== 'rent_notice_missed';
  const look = { size: 'compact', variant: loud ? 'primary' : 'ghost' } as const;
  return (
    <DecisionRow
      date={
        due_on
          ? { ...dayAndMonth(due_on, language), isoDate: due_on }
          : { day: '', month: t('decisions.now'), isoDate: today() }
      }
      title={title}
      subject={[subject, of].filter(Boolean).join(', ')}
      message={
        <>
          {message}
          {unfolded && <Late load={loadMembers} with={{ decision }} />}
        </>
      }
      urgent={loud || kind === 'instalment_overdue'}
      amount={sum}
      action={
        <>
          {number === 1 ? (
            <ButtonLink
              {...look}
              as={Link}
              to={decisionAddress(decision, unit && { ...decision, ...unit })}
            >
              {action}
            </ButtonLink>
          ) : (
            <Button {...look} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {t(unfolded ? 'decisions.fold' : 'decisions.unfold', { count: number })}
            </Button>
          )}
          <DecisionMarks decision={decision} title={title} onMarked={onMarked} />
        </>
      }
    />
  );
}
