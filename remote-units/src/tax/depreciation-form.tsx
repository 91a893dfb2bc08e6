import {
  type Depreciation,
  DepreciationInput,
  type KeptDepreciation,
} from '@manzil/shared/contract/tax/tax';
import { type DepreciationReason, reasonsIn } from '@manzil/shared/domain/depreciation';
import { readDecimal } from '@manzil/shared/domain/read-decimal';
import { taxCurrency } from '@manzil/shared/domain/tax-year';
import { formatAmount } from '@manzil/shared/format/money';
import { Form, FormEnd, SelectField, useApiForm } from '@manzil/shared/forms';
import { openDraft } from '@manzil/shared/forms/draft';
import { DateField } from '@manzil/shared/forms/fields/date-field';
import { MoneyField } from '@manzil/shared/forms/fields/money-field';
import { NumberField } from '@manzil/shared/forms/fields/number-field';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceIn } from './choice';
import { readPercent } from './read-percent';
import { saveDepreciation, storedDepreciation, TAX } from './tax.api';

const FIELDS = [
  'land_share_bps',
  'reason',
  'own_rate_bps',
  'starts_on',
  'own_acquisition_minor',
] as const;
type Values = Record<(typeof FIELDS)[number], string>;

type FormProps = { unitId: string; depreciation: Depreciation; residence: 'DE' | 'AT' };

/** What the portal cannot know: entered by the owner, kept on the account. */
export function DepreciationForm({ unitId, depreciation, residence }: FormProps) {
  const { t, language } = useTexts('units/tax');
  const [search] = useSearchParams();
  const { entered, proposed_start, converted, version } = depreciation;
  const currency = taxCurrency(residence);
  const reasons = reasonsIn(residence);
  const written = (hundredths: number) => formatAmount({ amount: hundredths, currency }, language);
  const valuesOf = (kept: Omit<KeptDepreciation, 'version'> | null): Values => ({
    land_share_bps: kept ? written(kept.land_share_bps) : '',
    reason: kept?.reason ?? 'usual',
    own_rate_bps: kept?.own_rate_bps ? written(kept.own_rate_bps) : '',
    starts_on: kept?.starts_on ?? proposed_start,
    own_acquisition_minor:
      kept?.own_acquisition_minor == null ? '' : written(kept.own_acquisition_minor),
  });
  const [reason, setReason] = useState<string>(entered?.reason ?? 'usual');
  const save = useWrite({
    send: (input: DepreciationInput) => saveDepreciation(unitId, input, language),
    refreshes: [[TAX]],
    told: t('depreciation.saved'),
  });
  const form = useApiForm({
    values: valuesOf(entered),
    schema: DepreciationInput,
    input: (typed, current) => ({
      land_share_bps: readPercent(typed.land_share_bps),
      reason: typed.reason,
      own_rate_bps: typed.reason === 'shorter_life' ? readPercent(typed.own_rate_bps) : null,
      starts_on: typed.starts_on,
      own_acquisition_minor: typed.own_acquisition_minor.trim()
        ? (readDecimal(typed.own_acquisition_minor) ?? Number.NaN)
        : null,
      version: current,
    }),
    words: {
      land_share_bps: t('depreciation.land_share_wrong'),
      own_rate_bps: t('depreciation.own_rate_wrong'),
      starts_on: t('depreciation.starts_on_wrong'),
      own_acquisition_minor: converted
        ? t('depreciation.own_acquisition_wrong')
        : t('depreciation.own_acquisition_missing', { currency }),
    },
    check: (typed) => ({
      ...(!reasons.includes(typed.reason as DepreciationReason) && {
        reason: t('depreciation.reason_wrong'),
      }),
      ...(!converted &&
        !typed.own_acquisition_minor.trim() && {
          own_acquisition_minor: t('depreciation.own_acquisition_missing', { currency }),
        }),
    }),
    typed: (typed) => setReason(typed.reason),
    stored: {
      version,
      read: () => storedDepreciation(choiceIn(search), language),
      of: (kept) => ({ values: valuesOf(kept), version: kept?.version ?? 0 }),
    },
    draft: openDraft(`tax-depreciation.${unitId}`, FIELDS, version),
    send: save.send as (input: DepreciationInput) => Promise<KeptDepreciation | null>,
    sent: () => undefined,
  });
  return (
    <Form form={form}>
      <NumberField
        form={form}
        name="land_share_bps"
        label={t('depreciation.land_share')}
        hint={t('depreciation.land_share_hint')}
        decimals={2}
        unit="%"
      />
      <SelectField form={form} name="reason" label={t('depreciation.reason')}>
        {reasons.map((each) => (
          <option key={each} value={each}>
            {each === 'usual'
              ? t(
                  residence === 'DE'
                    ? 'depreciation.reason_usual_de'
                    : 'depreciation.reason_usual_at',
                )
              : t(`depreciation.reason_${each}`)}
          </option>
        ))}
      </SelectField>
      {reason === 'shorter_life' && (
        <NumberField
          form={form}
          name="own_rate_bps"
          label={t('depreciation.own_rate')}
          decimals={2}
          unit="%"
        />
      )}
      <DateField
        form={form}
        name="starts_on"
        label={t('depreciation.starts_on')}
        hint={t('depreciation.starts_on_hint')}
      />
      <MoneyField
        form={form}
        name="own_acquisition_minor"
        label={t('depreciation.own_acquisition')}
        hint={t(
          converted ? 'depreciation.own_acquisition_hint' : 'depreciation.own_acquisition_needed',
        )}
        currency={currency}
      />
      <FormEnd
        form={form}
        refused={t('depreciation.not_saved')}
        submit={t('depreciation.save')}
        busy={t('depreciation.saving')}
      />
    </Form>
  );
}
