import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import { formatDay } from '@manzil/shared/format/date';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { formatMoney, formatRate } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { Section } from '@manzil/shared/ui/section';
import { didNotArrive } from '../money/did-not-arrive';
import styles from './payout.module.css';

/** From what left to what arrived, and where. */
export function PayoutFacts({ payout }: { payout: Payout }) {
  const { t, language } = useTexts('units/payout');
  const { gross, bank_fee, fx, credited, credited_currency, value_date } = payout;
  const { iban_country, iban_last4, status } = payout;
  const broken = didNotArrive(payout);
  const missing = broken ? '–' : t('payout.open');
  return (
    <Section title={t('payout.way')}>
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: t('payout.gross'), value: formatMoney(gross, language) },
            {
              label: t('payout.fee'),
              value: formatMoney(
                { ...bank_fee, amount: bank_fee.amount && -bank_fee.amount },
                language,
              ),
            },
            ...(fx
              ? [
                  {
                    label: t(`rate.${fx.source}`, { day: formatDay(fx.as_of, language) }),
                    value: t('payout.rate_value', {
                      rate: formatRate(fx.rate, language),
                      to: credited_currency,
                      from: gross.currency,
                    }),
                  },
                ]
              : []),
            {
              label: t(status === 'returned' ? 'payout.credited_before' : 'payout.credited'),
              value: credited
                ? formatMoney(credited, language)
                : t(broken ? 'payout.not_arrived' : 'payout.open'),
              strong: status !== 'returned',
            },
            {
              label: t('payout.value_date'),
              value: value_date ? formatDay(value_date, language) : missing,
            },
            {
              label: t('payout.account'),
              value: iban_last4 ? maskedIban({ iban_country, iban_last4 }) : t('payout.no_account'),
            },
            { label: t('payout.reference'), value: payout.bank_reference ?? missing },
          ]}
        />
      </div>
    </Section>
  );
}
