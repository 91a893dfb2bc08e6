import {
  type PackageOrder,
  PackageOrderInput,
  type UnitPackage,
} from '@manzil/shared/contract/packages/packages';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { Form, FormEnd, useApiForm } from '@manzil/shared/forms';
import { ChoiceField } from '@manzil/shared/forms/fields/choice-field';
import { isApiError, useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { OrderFacts } from './order-facts';
import { beginOf, costOf, packageName } from './package-words';
import { placeOrder } from './packages.api';
import styles from './packages.module.css';

type OrderFormProps = {
  unit: UnitPackage;
  /** The API has other terms by now: they are to be shown. */
  onOutdated: () => Promise<void>;
  onOrdered: (order: PackageOrder) => void;
};

/** The choice of a package, what it means, and the button of § 312j BGB right below. */
export function OrderForm({ unit, onOutdated, onOrdered }: OrderFormProps) {
  const words = useTexts('profile/packages');
  const { t, language } = words;
  const { offers, present, version } = unit;
  const termsOf = (code: string) => offers.find(({ package_code }) => package_code === code);
  const form = useApiForm({
    // A single one is the choice to change.
    values: { package_code: offers.length === 1 ? (offers[0]?.package_code ?? '') : '' },
    schema: PackageOrderInput,
    input: ({ package_code }) => ({ terms: termsOf(package_code), version }),
    check: ({ package_code }) => (package_code ? {} : { package_code: t('packages.choose_first') }),
    leave: 'free',
    send: async (input, orderId) => {
      try {
        return await placeOrder(unit.unit_id, orderId, input, language);
      } catch (error) {
        if (isApiError(error, 409)) await onOutdated();
        throw error;
      }
    },
    sent: onOrdered,
  });
  const chosen = termsOf(form.valueOf('package_code'));
  return (
    <Section
      title={
        present && chosen
          ? t('packages.change_to', {
              name: packageName[chosen.package_code],
              begin: beginOf(chosen, words),
            })
          : t('packages.choose')
      }
    >
      <Form form={form} className={styles.order}>
        {offers.length > 1 && (
          <ChoiceField
            form={form}
            name="package_code"
            label={t('packages.choose_label')}
            options={offers.map((offer) => ({
              value: offer.package_code,
              label: packageName[offer.package_code],
              hint: `${costOf(offer, words)} · ${t(`packages.in_short.${offer.package_code}`)}`,
            }))}
          />
        )}
        {chosen && (
          <div className={styles.terms}>
            {offers.length === 1 && (
              <p className="secondary">{t(`packages.in_short.${chosen.package_code}`)}</p>
            )}
            <OrderFacts terms={chosen} unit={unitTitle(unit)} />
          </div>
        )}
        <FormEnd
          form={form}
          refused={t('packages.refused')}
          submit={t('packages.order')}
          busy={t('packages.ordering')}
        />
      </Form>
    </Section>
  );
}
