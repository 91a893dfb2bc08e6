import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Figure, FigureGrid } from '@manzil/shared/ui/figure';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCurrency } from '../display/use-currency';
import { Amount, areWhole, currencyOf } from '../figures/amount';
import { FigureContext } from '../figures/figure-context';
import { bookingsAddress } from '../money/bookings-address';
import { today } from '../today';
import { BalanceWay } from './balance-way';
import { BookingsOf } from './bookings-of';
import { balanceQuery } from './financials.api';
import styles from './financials.module.css';

const parts = ['available', 'reserve', 'deposits'] as const;

/** The owner's own, and apart from it what was agreed with tenants. */
export function Held({ dashboard }: { dashboard: Dashboard }) {
  const { t, language } = useTexts('units/financials');
  const { shown } = useCurrency();
  const {
    data: balance,
    isError,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(balanceQuery(dashboard.period));
  const to = today();
  const addresses = {
    available: bookingsAddress({ to, group: 'available' }),
    reserve: bookingsAddress({ to, category: 'reserve' }),
    deposits: null,
  };
  if (!balance && !isError) return null;
  return (
    <Section title={t('financials.held')}>
      {!balance && (
        <ErrorState
          title={t('financials.held_failed')}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {balance && (
        <FigureGrid>
          {parts.map((part) => {
            const { money, beside } = shown(balance[part]);
            const label = t(`held.${part}`);
            const address = balance[part].amount !== 0 && addresses[part];
            return (
              <Figure
                key={part}
                label={label}
                value={
                  <Amount
                    money={money}
                    allWhole={
                      areWhole(parts.map((each) => balance[each])) || money !== balance[part]
                    }
                  />
                }
                {...currencyOf(money, language)}
                context={
                  <FigureContext beside={beside}>
                    {t(
                      part === 'available' && money.amount < 0
                        ? 'held.available_owed'
                        : `held.${part}_note`,
                    )}
                    {address && <BookingsOf figure={label} to={address} />}
                    {part === 'deposits' && balance.deposits.amount !== 0 && (
                      <div>
                        <Link className={styles.bookings} to="/contracts#tenancy">
                          {t('held.deposits_of')}
                        </Link>
                      </div>
                    )}
                  </FigureContext>
                }
              />
            );
          })}
        </FigureGrid>
      )}
      {balance && !isPlaceholderData && <BalanceWay balance={balance} />}
    </Section>
  );
}
