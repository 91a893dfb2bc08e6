import type { ChosenPackage, UnitPackage } from '@manzil/shared/contract/packages/packages';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { Refusal } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { isApiError, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Section } from '@manzil/shared/ui/section';
import { Undo2 } from 'lucide';
import { useState } from 'react';
import { ConfirmationButton } from './confirmation-button';
import { OrderFacts } from './order-facts';
import { beginOf, packageName } from './package-words';
import { showChanged, takeBack } from './packages.api';
import styles from './packages.module.css';

type ScheduledPackageProps = {
  unit: UnitPackage;
  scheduled: ChosenPackage;
  onOutdated: () => Promise<void>;
  onTakenBack: () => void;
};

export function ScheduledPackage({
  unit,
  scheduled,
  onOutdated,
  onTakenBack,
}: ScheduledPackageProps) {
  const words = useTexts('profile/packages');
  const { t, language } = words;
  const [asking, setAsking] = useState(false);
  const begin = beginOf(scheduled, words);
  const name = packageName[scheduled.package_code];
  const write = useWrite({
    send: async () => {
      try {
        const changed = await takeBack(unit, language);
        onTakenBack();
        showChanged(changed);
      } catch (error) {
        if (isApiError(error, 409)) await onOutdated();
        throw error;
      }
    },
    told: t('packages.taken_back'),
  });
  return (
    <Section title={t('packages.scheduled', { name, begin })}>
      <OrderFacts terms={scheduled} unit={unitTitle(unit)} endsOn={scheduled.ends_on} />
      <p className={styles.note}>{t('packages.scheduled_note')}</p>
      <div className={styles.action}>
        <Button icon={Undo2} onClick={() => setAsking(true)}>
          {t('packages.take_back')}
        </Button>
        {scheduled.order_id && <ConfirmationButton orderId={scheduled.order_id} />}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        closeLabel={t('packages.close')}
        title={t('packages.take_back_ask')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('packages.keep')}</Button>
            <Button variant="primary" busy={write.busy} onClick={() => write.run(undefined)}>
              {t('packages.take_back')}
            </Button>
          </>
        }
      >
        <p>
          {unit.present
            ? t('packages.take_back_stays', {
                name,
                present: packageName[unit.present.package_code],
              })
            : t('packages.take_back_none', { name })}
        </p>
        <Refusal error={write.error} refused={t('packages.not_taken_back')} />
      </Dialog>
    </Section>
  );
}
