import { useTexts } from '@manzil/shared/runtime';
import { Segmented } from '@manzil/shared/ui/segmented';
import styles from './part-switch.module.css';
import { useChangeDisplay } from './use-change-display';
import { useDisplay } from './use-display';

type PartSwitchProps = {
  /** Such as `50 %`; without it there are several units. */
  percent?: string;
};

/** Of the account: amounts of shared units are those of the whole unit, or of the investor's part, on every device. */
export function PartSwitch({ percent }: PartSwitchProps) {
  const { t } = useTexts('units');
  const { amounts_of } = useDisplay();
  const change = useChangeDisplay();
  return (
    <div className={styles.part}>
      <Segmented
        legend={t('part.label')}
        options={[
          { value: 'unit', label: t('part.unit') },
          { value: 'share', label: percent ? t('part.share', { percent }) : t('part.shares') },
        ]}
        value={amounts_of}
        onChange={(next) => change({ amounts_of: next })}
      />
    </div>
  );
}
