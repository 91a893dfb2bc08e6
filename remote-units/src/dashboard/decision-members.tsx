import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import { useDisplay } from '../display/use-display';
import { decisionAddress } from './decision-words';
import styles from './decisions.module.css';
import { documentName } from './document-name';
import { owedWords } from './owed-words';

/** The units that a decision gathers, each with the way to where it is settled; a link to the rest of too many. */
export default function DecisionMembers({ decision }: { decision: Decision }) {
  const words = useTexts('units/dashboard');
  const { t } = words;
  const inPart = useDisplay().amounts_of === 'share';
  const { kind, members, number, document_type } = decision;
  const more = number - members.length;
  return (
    <>
      <ul className={styles.members}>
        {members.map((unit) => {
          const { sum, of } = owedWords({ ...unit, kind, number: 1 }, inPart, words);
          return (
            <li key={[unit.unit_id, unit.seq, unit.document_id].join()}>
              <Link to={decisionAddress(decision, unit)}>{unitTitle(unit)}</Link>
              {sum && <span>{[sum, of].filter(Boolean).join(', ')}</span>}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p>
          {t('decisions.more_units', { count: more })}{' '}
          {document_type ? (
            <Link to={`/profile/documents?type=${document_type}#list`}>
              {documentName(document_type, words)}
            </Link>
          ) : (
            <Link to="/my-units">{t('decisions.units')}</Link>
          )}
        </p>
      )}
    </>
  );
}
