import type { AmountsOf } from '@manzil/shared/contract/settings/display';
import { useWrite } from '@manzil/shared/forms/use-write';
import { publish, showAlert, useTexts } from '@manzil/shared/runtime';
import { Segmented } from '@manzil/shared/ui/segmented';
import { saveAmountsOf } from './amounts.api';
import styles from './part-switch.module.css';
import { useDisplay } from './use-display';

type PartSwitchProps = {
  /** Such as `50 %`; without it there are several units. */
  percent?: string;
};

/** Of the account: amounts of shared units are those of the whole unit, or of the investor's part, on every device. */
export function PartSwitch({ percent }: PartSwitchProps) {
  const { t, language } = useTexts('units');
  const display = useDisplay();
  const { send } = useWrite({
    send: (amounts_of: AmountsOf) => saveAmountsOf(amounts_of, language),
  });
  const show = (amounts_of: AmountsOf) =>
    publish('investor:changed', { display: { ...display, amounts_of } });
  const choose = (amounts_of: AmountsOf) => {
    show(amounts_of);
    send(amounts_of).catch(() => {
      show(display.amounts_of);
      showAlert({ type: 'error', title: t('part.failed') });
    });
  };
  return (
    <div className={styles.part}>
      <Segmented
        legend={t('part.label')}
        options={[
          { value: 'unit', label: t('part.unit') },
          { value: 'share', label: percent ? t('part.share', { percent }) : t('part.shares') },
        ]}
        value={display.amounts_of}
        onChange={choose}
      />
    </div>
  );
}
