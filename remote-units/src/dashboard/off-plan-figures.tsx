import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { hasPassed } from '@manzil/shared/domain/next-term';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Figure, FigureGrid } from '@manzil/shared/ui/figure';
import { Section } from '@manzil/shared/ui/section';
import { Amount, areWhole, currencyOf } from '../figures/amount';
import { FigureInfo } from '../figures/figure-info';
import { percentFigure } from '../figures/percent-figure';
import { today } from '../today';
import { OpenInstalments } from './open-instalments';

export default function OffPlanFigures({ dashboard }: { dashboard: Dashboard }) {
  const { t, language } = useTexts('units/dashboard');
  const next = nextInstalment(dashboard);
  const progress = meanProgress(dashboard);
  const info = (name: 'next_instalment' | 'progress') => ({
    label: t('figures.info', { label: t(`figures.${name}`) }),
    children: <FigureInfo formula={t(`figures.${name}_info`)} />,
  });
  return (
    <Section title={t('figures.title')}>
      <FigureGrid>
        <OpenInstalments dashboard={dashboard} />
        {next && (
          <Figure
            label={t('figures.next_instalment')}
            value={<Amount money={next.amount} allWhole={areWhole([next.amount])} />}
            {...currencyOf(next.amount, language)}
            context={[
              t(hasPassed(next.due_on, today()) ? 'figures.was_due' : 'figures.due', {
                day: formatDay(next.due_on, language),
              }),
              dashboard.in_part && `(${t('figures.whole', { count: 1 })})`,
            ]
              .filter(Boolean)
              .join(' ')}
            info={info('next_instalment')}
          />
        )}
        {progress && (
          <Figure
            label={t('figures.progress')}
            {...percentFigure(progress.bps, language)}
            context={t('figures.units', { count: progress.units })}
            info={info('progress')}
          />
        )}
      </FigureGrid>
    </Section>
  );
}

function nextInstalment({ units }: Dashboard) {
  const [next] = units
    .flatMap(({ stage }) => {
      const { due_on = null, amount } = stage.next_instalment ?? {};
      return due_on !== null && amount ? [{ due_on, amount }] : [];
    })
    .sort((a, b) => a.due_on.localeCompare(b.due_on));
  return next;
}

/** Null where the dashboard does not carry all units: a mean of some would be wrong. */
function meanProgress({ units, unit_count }: Dashboard) {
  const building = units.flatMap(({ stage }) => stage.construction ?? []);
  if (building.length === 0 || units.length < unit_count) return null;
  const sum = building.reduce((total, { progress_bps }) => total + progress_bps, 0);
  return { bps: Math.round(sum / building.length), units: building.length };
}
