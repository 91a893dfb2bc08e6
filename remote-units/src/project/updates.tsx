import {
  type ConstructionUpdate,
  PROJECT_UPDATES,
  type Project,
} from '@manzil/shared/contract/projects/projects';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Segmented } from '@manzil/shared/ui/segmented';
import { useState } from 'react';
import { sourceName } from './source-name';
import { Update } from './update';
import styles from './updates.module.css';

type Source = ConstructionUpdate['source'];
const sources: readonly Source[] = ['site_visit', 'developer', 'dld'];

export function Updates({ project }: { project: Project }) {
  const { t } = useTexts('units/project');
  const [source, setSource] = useState<Source | 'all'>('all');
  const { updates, update_count, emirate } = project;
  const present = sources.filter((name) => updates.some((update) => update.source === name));
  const shown = updates.filter((update) => source === 'all' || update.source === source);
  return (
    <Section
      title={t('updates.title')}
      aside={
        present.length > 1 && (
          <Segmented
            legend={t('updates.filter')}
            value={source}
            onChange={setSource}
            options={(['all', ...present] as const).map((value) => ({
              value,
              label: t(`updates.${value === 'all' ? value : sourceName(value, emirate)}`),
            }))}
          />
        )
      }
    >
      {updates.length === 0 ? (
        <p className="secondary">{t('updates.none')}</p>
      ) : (
        <>
          <ol className={styles.list}>
            {shown.map((update, index) => (
              <Update key={update.id} update={update} emirate={emirate} newest={index === 0} />
            ))}
          </ol>
          {update_count > updates.length && (
            <p className={styles.end}>{t('updates.end', { count: PROJECT_UPDATES })}</p>
          )}
        </>
      )}
    </Section>
  );
}
