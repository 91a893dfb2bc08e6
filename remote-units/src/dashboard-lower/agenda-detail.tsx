import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { placeOf } from '../dashboard/decision-words';
import { owedWords } from '../dashboard/owed-words';
import { useDisplay } from '../display/use-display';
import styles from './agenda.module.css';
import { useLowerTexts } from './lower-texts';

/** Where the units of dates are that are only counted. */
export const UNITS_BY_DATE = '/my-units?sort=next_date';

/** What it concerns, and how much, "Creek Lantern 1806, 92.500,00 AED": the way there, of several to each unit. */
export function AgendaDetail({ entry }: { entry: AgendaEntry }) {
  const words = useTexts('units/dashboard');
  const { t } = useLowerTexts();
  const [unfolded, setUnfolded] = useState(false);
  const { number, members = [] } = entry;
  const units = entry.units ?? number;
  const { sum, of } = owedWords(entry, useDisplay().amounts_of === 'share', words);
  const said = [placeOf(entry, words) ?? t('agenda.profile'), sum, of].filter(Boolean).join(', ');
  const address = addressOf(entry);
  if (entry.kind === 'document_expiry' && address)
    return (
      <>
        {placeOf(entry, words) && `${said} · `}
        <Link className={styles.link} to={address}>
          {t('agenda.documents')}
        </Link>
      </>
    );
  if (address || members.length === 0)
    return (
      <Link className={styles.link} to={address ?? UNITS_BY_DATE}>
        {said}
      </Link>
    );
  const label = members.length < units ? 'agenda.some' : 'agenda.unfold';
  return (
    <>
      {said}
      <div>
        <Button
          variant="quiet"
          size="compact"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t(unfolded ? 'agenda.fold' : label, { count: members.length, of: units })}
        </Button>
      </div>
      {unfolded && (
        <ul className={styles.members}>
          {members.map((unit) => (
            <li key={unit.unit_id}>
              <Link to={`/my-units/${unit.unit_id}`}>{unitTitle(unit)}</Link>
            </li>
          ))}
          {members.length < units && (
            <li>
              <Link to={UNITS_BY_DATE}>{t('agenda.units')}</Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** Null where there are several units. */
function addressOf({ kind, unit, document_type, buildings }: AgendaEntry): string | null {
  if (kind === 'document_expiry') return `/profile/documents?type=${document_type}#list`;
  if (unit) return `/my-units/${unit.unit_id}`;
  return buildings > 0 ? null : '/profile/documents';
}
