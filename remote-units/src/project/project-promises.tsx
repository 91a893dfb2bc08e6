import type { Project } from '@manzil/shared/contract/projects/projects';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Timeline } from '@manzil/shared/ui/timeline';

/** Every forecast of the completion, newest first, beside the contract; shown once there are two. */
export function ProjectPromises({ project }: { project: Project }) {
  const { t, language } = useTexts('units/project');
  const { forecasts, contract_completion_on: agreed } = project;
  if (forecasts.length < 2) return null;
  const entries = forecasts.map(({ announced_on, forecast_on }) => {
    const days = daysBetween(agreed ?? forecasts[0]?.forecast_on ?? forecast_on, forecast_on);
    const shift = t(days > 0 ? 'project.later' : 'project.earlier', { count: Math.abs(days) });
    const same = agreed ? t('promises.as_contract') : t('promises.first');
    return {
      key: announced_on,
      date: formatDay(announced_on, language),
      isoDate: announced_on,
      title: t('promises.day', { day: formatDay(forecast_on, language) }),
      detail:
        days === 0 ? same : t(agreed ? 'promises.than_contract' : 'promises.than_first', { shift }),
    };
  });
  return (
    <Section title={t('promises.title')}>
      <Timeline entries={entries.reverse()} />
    </Section>
  );
}
