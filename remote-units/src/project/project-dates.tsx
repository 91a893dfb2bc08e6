import type { Project } from '@manzil/shared/contract/projects/projects';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import type { ReactNode } from 'react';
import styles from './project-dates.module.css';

type Fact = 'contract' | 'forecast' | 'grace' | 'dld_project' | 'units';

export function ProjectDates({ project }: { project: Project }) {
  const { t, language } = useTexts('units/project');
  const { contract_completion_on, forecast_completion_on, grace_months } = project;
  const facts: [Fact, ReactNode][] = [
    ['contract', contract_completion_on && formatDay(contract_completion_on, language)],
    [
      'forecast',
      forecast_completion_on && (
        <>
          {formatDay(forecast_completion_on, language)}
          <Shift from={contract_completion_on} to={forecast_completion_on} />
        </>
      ),
    ],
    ['grace', grace_months && t('project.months', { count: grace_months })],
    ['dld_project', project.dld_project_no],
    ['units', project.total_units > 0 && formatNumber(project.total_units, language)],
  ];
  return (
    <Facts
      kind="plain"
      facts={facts.flatMap(([name, value]) =>
        value ? [{ label: t(`project.${name}`), value }] : [],
      )}
    />
  );
}

function Shift({ from, to }: { from: string | null; to: string }) {
  const { t } = useTexts('units/project');
  const days = from === null ? 0 : daysBetween(from, to);
  if (days === 0) return null;
  return (
    <>
      {' · '}
      <span className={days > 0 ? styles.later : undefined}>
        {t(days > 0 ? 'project.later' : 'project.earlier', { count: Math.abs(days) })}
      </span>
    </>
  );
}
