import type { OnboardingState } from '@manzil/shared/contract/onboarding/onboarding';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { Form, useApiForm } from '@manzil/shared/forms';
import { useTexts } from '@manzil/shared/runtime';
import { useLayoutEffect } from 'react';
import { documentLabel } from '../documents/document-label';
import { DocumentSlot } from './document-slot';
import { FieldGroup } from './field-group';
import { holds } from './held-documents';
import { KnownUnits } from './known-units';
import { MissingList } from './missing-list';
import { advance } from './onboarding.api';
import styles from './onboarding.module.css';
import { StepEnd } from './step-end';

const CONTRACT = 'purchase-contract';
const STEP = 4;

type Values = { units: string };

type PropertyStepProps = {
  state: OnboardingState;
  profile: Profile;
  today: string;
  onBack: () => void;
  onDone: () => void;
};

export function PropertyStep({ state, profile, today, onBack, onDone }: PropertyStepProps) {
  const { t, language } = useTexts('profile/onboarding');
  const { units } = state;
  const hasUnits = units.length > 0;
  const form = useApiForm<Values, Values, void>({
    values: { units: hasUnits ? '' : 'missing' },
    schema: { safeParse: (value) => ({ success: true, data: value as Values }) },
    check: (values) => (values.units ? {} : { units: t('property.choose') }),
    leave: 'free',
    send: (values) => advance({ step: STEP, units_confirmed: values.units === 'all' }, language),
    sent: onDone,
  });
  const wantsContract = form.valueOf('units') === 'missing';
  const unfinished = form.refusal?.code === 'onboarding.unfinished';
  const hasContract = holds(profile.documents, CONTRACT, today);
  const lacksContract = unfinished && wantsContract && !hasContract;
  const settled = wantsContract && hasContract;
  const refused = unfinished || form.errorOf('units') !== undefined;
  useLayoutEffect(() => {
    // What the step was refused for has come since. Before it is painted: the refusal would be read out once more.
    if (settled && refused) form.reset({ units: 'missing' });
  }, [settled]);
  const contract = documentLabel(CONTRACT, t);

  return (
    <Form form={form}>
      {lacksContract && (
        <MissingList
          attempt={form.refusal}
          missing={[
            {
              label: contract,
              message: t('property.contract_missing'),
              placeId: `slot-${CONTRACT}`,
            },
          ]}
        />
      )}
      <FieldGroup title={t('property.units')}>
        {hasUnits ? (
          <KnownUnits form={form} units={units} />
        ) : (
          <p className={styles.text}>{t('property.none')}</p>
        )}
        {wantsContract && (
          <DocumentSlot
            id={`slot-${CONTRACT}`}
            type={CONTRACT}
            documents={profile.documents}
            today={today}
            hint={t('property.contract_hint')}
            level={3}
          />
        )}
      </FieldGroup>
      <FieldGroup title={t('property.later')}>
        <p className={styles.text}>{t('property.later_package')}</p>
        <p className={styles.text}>{t('property.later_bank')}</p>
      </FieldGroup>
      <StepEnd
        form={lacksContract ? { waiting: false, busy: form.busy, refusal: null } : form}
        next={t('next.done')}
        onBack={onBack}
      />
    </Form>
  );
}
