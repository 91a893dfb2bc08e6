import { useTexts } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Rows } from '@manzil/shared/ui/rows';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { Link } from 'react-router-dom';
import { stageKind } from '../unit/stage-kind';
import { allUnitsQuery } from '../units.api';
import styles from './handover.module.css';
import { HandoverRow } from './handover-row';

export default function HandoverPage() {
  const { t } = useTexts('units/handover');
  const { data: units } = useQuery(allUnitsQuery);
  if (!units) return null;
  const inHandover = units.filter(({ lifecycle }) => stageKind(lifecycle) === 'handover');
  return (
    <div className={styles.page}>
      <Link to="/my-units" className={styles.close} aria-label={t('handover.close')}>
        <LineIcon lines={X} size={24} strokeWidth={1.5} />
      </Link>
      <PageHead title={t('handover.title')} meta={t('handover.intro')} />
      <div className={styles.list}>
        {inHandover.length === 0 ? (
          <EmptyState title={t('handover.none')}>{t('handover.none_reason')}</EmptyState>
        ) : (
          <Rows>
            {inHandover.map((unit) => (
              <HandoverRow key={unit.unit_id} unit={unit} />
            ))}
          </Rows>
        )}
      </div>
    </div>
  );
}
