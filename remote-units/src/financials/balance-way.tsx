import type { Balance } from '@manzil/shared/contract/bookings/balance';
import { BalancePart } from '@manzil/shared/domain/balance-part';
import { addDays } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { Link } from 'react-router-dom';
import { bookingsAddress } from '../money/bookings-address';
import { today } from '../today';
import styles from './financials.module.css';

/** As it is booked, so that what is above a sum comes to it. */
type Step = { label: string; amount: number; to: string; strong?: boolean };

/** Why what was earned is not what was paid out: from the balance before the period to that of today. */
export function BalanceWay({ balance }: { balance: Balance }) {
  const { t, language } = useTexts('units/financials');
  const { available, opening, parts, booked_deposits } = balance;
  if (!parts) return null;
  const to = today();
  const days = { ...(opening && { from: opening.day }), to };
  const sum: Step = {
    label: t('way.available'),
    amount: available.amount,
    to: bookingsAddress({ to, group: 'available' }),
    strong: true,
  };
  const steps: Step[] = [
    ...(opening
      ? [
          {
            label: t('way.opening', { day: formatDay(opening.day, language) }),
            amount: opening.balance.amount,
            to: bookingsAddress({ to: addDays(opening.day, -1), group: 'available' }),
          },
        ]
      : []),
    ...BalancePart.map((part) => ({
      label: t(`way.${part}`),
      amount: parts[part].amount,
      to: bookingsAddress({ ...days, ...bookingsOf(part) }),
    })),
  ].filter(({ amount }) => amount !== 0);
  const deposits = booked_deposits?.amount ?? 0;
  // They are in the list of bookings, and in the balance that it ends with.
  const apart: Step[] =
    deposits === 0
      ? []
      : [
          {
            label: t('way.deposits'),
            amount: deposits,
            to: bookingsAddress({ to, group: 'deposit' }),
          },
          {
            label: t('way.balance'),
            amount: available.amount + deposits,
            to: bookingsAddress({ to }),
            strong: true,
          },
        ];
  return (
    <div className={styles.way}>
      <h3>{t('way.title')}</h3>
      <Facts
        facts={[...steps, sum, ...apart].map(({ amount: fils, to: address, ...fact }) => {
          const amount = formatMoney({ ...available, amount: fils }, language);
          const value = (
            <Link to={address} aria-label={`${fact.label}: ${amount}`}>
              {amount}
            </Link>
          );
          return { ...fact, value };
        })}
      />
    </div>
  );
}

const bookingsOf = (part: BalancePart) =>
  part === 'net' || part === 'payout' ? { group: part } : { category: part };
