import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import { dayAndMonth } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { DecisionRow } from '@manzil/shared/ui/rows';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../today';
import { DecisionMarks } from './decision-marks';
import { decisionAddress, decisionWords } from './decision-words';
import { Late } from './late';
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
  const { kind, unit, number, seq, amount, due_on } = decision;
  const look = { size: 'compact', variant: first ? 'primary' : 'ghost' } as const;
  const missed = kind === 'rent_notice_missed';
  return (
    <DecisionRow
      date={
        due_on
          ? { ...dayAndMonth(due_on, language), isoDate: due_on }
          : { day: '', month: t('decisions.now'), isoDate: today() }
      }
      title={title}
      subject={subject}
      message={
        <>
          {message}
          {unfolded && <Late load={loadMembers} with={{ decision }} />}
        </>
      }
      urgent={(first && !missed) || kind === 'instalment_overdue'}
      amount={amount && formatMoney(amount, language)}
      action={
        <>
          {!missed && number === 1 && (
            <ButtonLink {...look} as={Link} to={decisionAddress(kind, unit && { ...unit, seq })}>
              {action}
            </ButtonLink>
          )}
          {!missed && number > 1 && (
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
