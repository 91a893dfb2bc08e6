import type { ConstructionUpdate, Project } from '@manzil/shared/contract/projects/projects';
import { pointsApart, stalledSources } from '@manzil/shared/domain/construction-progress';
import { formatDay } from '@manzil/shared/format/date';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import styles from './project-progress.module.css';
import { sourceName } from './source-name';

type Source = ConstructionUpdate['source'];

export function ProjectProgress({ project }: { project: Project }) {
  const { t, language } = useTexts('units/project');
  const { dld_bps, developer_bps, site_visit_bps } = project.progress;
  const values: [Source, number | null][] = [
    ['dld', dld_bps],
    ['developer', developer_bps],
    ['site_visit', site_visit_bps],
  ];
  if (values.every(([, bps]) => bps === null))
    return <p className="secondary">{t('project.progress_none')}</p>;
  const apart = pointsApart(values.map(([, bps]) => bps));
  const stalled = stalledSources(project.updates).map((source) =>
    t(`updates.by_${sourceName(source, project.emirate)}`),
  );
  return (
    <div>
      <dl className={styles.values}>
        {values.map(([source, bps]) => (
          <div key={source} className={styles.value}>
            <dt>{t(`project.progress_${sourceName(source, project.emirate)}`)}</dt>
            <dd className="title-1">
              {bps === null ? (
                <>
                  <span className={styles.missing} aria-hidden="true">
                    –
                  </span>
                  <span className="visually-hidden">{t('project.progress_missing')}</span>
                </>
              ) : (
                formatBps(bps, language)
              )}
            </dd>
            <dd className={styles.date}>{reportedOn(project, source, language)}</dd>
          </div>
        ))}
      </dl>
      {apart !== null && <p className={styles.warning}>{t('project.apart', { points: apart })}</p>}
      {stalled.length > 0 && (
        <p className={styles.warning}>{t('project.stalled', { sources: stalled.join(', ') })}</p>
      )}
    </div>
  );
}

function reportedOn({ updates }: Project, source: Source, language: 'de' | 'en'): string {
  const latest = updates.find((update) => update.source === source);
  return latest ? formatDay(latest.published_on, language) : '';
}
