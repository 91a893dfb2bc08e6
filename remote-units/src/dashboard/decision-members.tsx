import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import { decisionAddress } from './decision-words';
import styles from './decisions.module.css';

/** The units that a decision gathers, each with the way to where it is settled. */
export default function DecisionMembers({ decision }: { decision: Decision }) {
  const { t, language } = useTexts('units/dashboard');
  const { kind, members, number } = decision;
  const more = number - members.length;
  return (
    <>
      <ul className={styles.members}>
        {members.map((unit) => (
          <li key={unit.unit_id}>
            <Link to={decisionAddress(kind, unit)}>
              {unit.property_name} {unit.unit_no}
            </Link>
            {unit.amount && <span>{formatMoney(unit.amount, language)}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          {t('decisions.more_units', { count: more })}{' '}
          <Link to="/my-units">{t('agenda.units')}</Link>
        </p>
      )}
    </>
  );
}
