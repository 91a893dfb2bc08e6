import { formatDay } from '@manzil/shared/format/date';
import { type TextsOf, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Clock, FileUp, Upload } from 'lucide';
import { documentLabel, documentNoun } from './document-label';
import styles from './document-row.module.css';
import type { Slot } from './slots';
import type { Wanted } from './upload-section';

type SlotRowProps = {
  slot: Slot;
  urgent: boolean;
  onWanted: (wanted: Wanted) => void;
};

export function SlotRow({ slot, urgent, onWanted }: SlotRowProps) {
  const words = useTexts('profile/documents');
  const { t } = words;
  const { type, unit, units, follows } = slot;
  const label = documentLabel(type, t);
  const named = [documentNoun(type, words), unit?.label].filter(Boolean).join(' · ');
  return (
    <li className={styles.slot}>
      <LineIcon lines={follows ? Clock : FileUp} size={20} strokeWidth={1.5} />
      <div className={styles.name}>
        <p className={styles.title}>
          {unit || units === 0
            ? t(follows ? 'documents.follows' : 'documents.missing', { document: label })
            : t(follows ? 'documents.follows_for' : 'documents.missing_for', {
                document: label,
                count: units,
              })}
          {unit && <span className={styles.unit}>{unit.label}</span>}
        </p>
        <p className={styles.reason}>
          {follows ? t('documents.from_office') : because(slot, words)}
        </p>
      </div>
      <div className={styles.action}>
        {!follows && (
          <Button
            variant={urgent ? 'primary' : 'ghost'}
            size="compact"
            icon={Upload}
            aria-label={t('documents.upload_named', { document: named })}
            onClick={() => onWanted({ type, replaces: null, unit: unit?.id ?? null })}
          >
            {t('documents.upload')}
          </Button>
        )}
      </div>
    </li>
  );
}

const reasons = [
  'passport',
  'proof-of-address',
  'purchase-contract',
  'oqood',
  'title-deed',
  'property-management-contract',
  'tenancy-contract',
  'ejari',
  'power-of-attorney',
] as const;

function because({ type, neededBy }: Slot, { t, language }: TextsOf<'profile/documents'>): string {
  if (type === 'power-of-attorney' && neededBy) {
    return t('documents.needed_by', { day: formatDay(neededBy, language) });
  }
  return t(`documents.needed.${reasons.find((known) => known === type) ?? 'other'}`);
}
