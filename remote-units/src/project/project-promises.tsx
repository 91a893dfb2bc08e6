import type { Project } from '@manzil/shared/contract/projects/projects';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Timeline } from '@manzil/shared/ui/timeline';

/** Every day of completion that was promised, newest first; shown once there are two. */
export function ProjectPromises({ project }: { project: Project }) {
  const { t, language } = useTexts('units/project');
  const { forecasts } = project;
  if (forecasts.length < 2) return null;
  const entries = forecasts.map(({ announced_on, forecast_on }, index) => {
    const before = forecasts[index - 1];
    const days = before ? daysBetween(before.forecast_on, forecast_on) : 0;
    return {
      key: announced_on,
      date: formatDay(announced_on, language),
      isoDate: announced_on,
      title: t('promises.day', { day: formatDay(forecast_on, language) }),
      detail: before
        ? t(days > 0 ? 'project.later' : 'project.earlier', { count: Math.abs(days) })
        : t('promises.first'),
    };
  });
  return (
    <Section title={t('promises.title')}>
      <Timeline entries={entries.reverse()} />
    </Section>
  );
}
