import type { TaxResidencies } from '@manzil/shared/contract/tax-residencies/tax-residencies';
import { plainTaxId, type Taxpayer, taxIdProblem } from '@manzil/shared/domain/tax-id';
import { Form, Refusal, TextField, useApiForm } from '@manzil/shared/forms';
import { CountryField } from '@manzil/shared/forms/fields/country-field';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { profileQuery } from '../profile.api';
import { FormActions } from './form-actions';
import styles from './profile.module.css';
import {
  type Residency,
  type ResidencyChange,
  residenciesQuery,
  saveResidency,
  storedResidencies,
} from './residencies.api';
import { ResidencyInput, valuesOf } from './residency-values';

type ResidencyFormProps = {
  items: readonly Residency[];
  payer: Taxpayer;
  /** Null adds one. */
  before: Residency | null;
  close: () => void;
  onEnd: (country: string) => void;
};

/** A country of tax residence and the number there. */
export default function ResidencyForm({ items, payer, before, close, onEnd }: ResidencyFormProps) {
  const { t, language } = useTexts('profile/profile');
  const save = useWrite({
    send: (change: ResidencyChange) => saveResidency(change, language),
    answers: residenciesQuery.queryKey,
    // They have the same version.
    refreshes: [profileQuery.queryKey],
    told: t('tax.saved'),
  });
  const others = items.filter(({ country }) => country !== before?.country);
  const form = useApiForm({
    values: valuesOf(before),
    schema: ResidencyInput,
    input: ({ country, tax_id }) => ({ country, tax_id: tax_id.trim() || null }),
    words: { country: t('tax.country_choose') },
    check: ({ country, tax_id }): { country?: string; tax_id?: string } => {
      if (others.some((other) => other.country === country)) return { country: t('tax.twice') };
      const id = plainTaxId(country, tax_id.trim(), payer);
      if (country === 'DE' && !id) return { tax_id: t(`tax.id_missing_${payer}`) };
      const problem = id ? taxIdProblem(country, id, payer) : null;
      return problem ? { tax_id: problem[language] } : {};
    },
    leave: 'free',
    ...(before && {
      stored: {
        version: 0,
        read: storedResidencies,
        of: (stored: TaxResidencies) => ({
          values: valuesOf(stored.items.find(({ country }) => country === before.country)),
          version: stored.version,
        }),
      },
    }),
    send: (after: Residency) => save.send({ before, after }),
    sent: close,
  });
  async function end(ended: Residency): Promise<void> {
    await save.send({ before: ended, after: null });
    onEnd(ended.country);
    close();
  }
  return (
    <Form form={form}>
      <CountryField form={form} name="country" label={t('tax.country')} />
      <TextField
        form={form}
        name="tax_id"
        label={t('tax.id')}
        hint={form.valueOf('country') === 'DE' ? t(`tax.id_hint_${payer}`) : t('tax.id_hint')}
        maxLength={40}
        autoComplete="off"
      />
      <FormActions form={form} close={close} />
      {before && others.length > 0 && (
        <div className={styles.end}>
          {!form.busy && <Refusal error={save.error} refused={t('profile.not_saved')} />}
          <Button
            variant="quiet"
            busy={save.busy}
            onClick={() => void end(before).catch(() => undefined)}
          >
            {t('tax.end')}
          </Button>
        </div>
      )}
    </Form>
  );
}
