import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import type { Money } from '@manzil/shared/contract/values';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Figure, FigureGrid } from '@manzil/shared/ui/figure';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';
import { useCurrency } from '../display/use-currency';
import { Amount, areWhole, currencyOf } from '../figures/amount';
import { hasBookings } from '../figures/booked';
import { FigureContext } from '../figures/figure-context';
import { today } from '../today';

/** What the accounts hold now, and the payout next to it. Left out before the first booking. */
export function HeldMoney({ dashboard }: { dashboard: Dashboard }) {
  const { t, language } = useTexts('units/dashboard');
  const { held, payout } = dashboard;
  if (held.amount === 0 && !payout && !hasBookings(dashboard)) return null;
  const day = (on: string) => formatDay(on, language);
  const owed = held.amount < 0;
  return (
    <Section
      title={t('held.title')}
      aside={<Link to="/financials/bookings">{t('held.bookings')}</Link>}
    >
      <FigureGrid columns={2}>
        <Sum
          label={t(owed ? 'held.balance_owed' : 'held.balance')}
          money={held}
          context={t(owed ? 'held.owed' : 'held.today', { day: day(today()) })}
        />
        <Sum
          label={t(payout?.arrived ? 'held.last_payout' : 'held.next_payout')}
          money={payout?.amount ?? null}
          context={
            payout
              ? t(payout.arrived ? 'held.arrived' : 'held.ordered', { day: day(payout.on) })
              : t('held.no_payout')
          }
        />
      </FigureGrid>
    </Section>
  );
}

type SumProps = { label: string; money: Money | null; context: string };

function Sum({ label, money, context }: SumProps) {
  const { language } = useTexts('units/dashboard');
  const { shown } = useCurrency();
  if (!money) return <Figure label={label} value="–" context={context} />;
  const { money: main, beside } = shown(money);
  return (
    <Figure
      label={label}
      value={<Amount money={main} allWhole={areWhole([main])} />}
      {...currencyOf(main, language)}
      context={<FigureContext beside={beside}>{context}</FigureContext>}
    />
  );
}
