import type { OnboardingState } from '@manzil/shared/contract/onboarding/onboarding';
import type { ApiForm } from '@manzil/shared/forms';
import { ChoiceField } from '@manzil/shared/forms/fields/choice-field';
import { useTexts } from '@manzil/shared/runtime';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Building2 } from 'lucide';

type KnownUnitsProps = { form: ApiForm<{ units: string }>; units: OnboardingState['units'] };

export function KnownUnits({ form, units }: KnownUnitsProps) {
  const { t } = useTexts('profile/onboarding');
  return (
    <>
      <Rows>
        {units.map(({ unit_id, property_name, unit_no }) => (
          <Row
            key={unit_id}
            icon={Building2}
            title={property_name}
            meta={t('property.unit', { number: unit_no })}
          />
        ))}
      </Rows>
      <ChoiceField
        form={form}
        name="units"
        label={t('property.all')}
        options={[
          { value: 'all', label: t('property.all_yes') },
          { value: 'missing', label: t('property.all_no'), hint: t('property.all_no_hint') },
        ]}
      />
    </>
  );
}
