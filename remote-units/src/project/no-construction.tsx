import type { ProjectSummary } from '@manzil/shared/contract/projects/projects';
import { useTexts } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Building2 } from 'lucide';
import { Link } from 'react-router-dom';

/** The address without a number, for whoever has nothing under construction. */
export function NoConstruction({ projects }: { projects: readonly ProjectSummary[] }) {
  const { t } = useTexts('units/project');
  return (
    <>
      <PageHead title={t('project.title')} />
      <EmptyState title={t('no_construction.title')}>{t('no_construction.text')}</EmptyState>
      {projects.length > 0 && (
        <Section title={t('no_construction.finished', { count: projects.length })}>
          <Rows>
            {projects.map(({ property_id, name, community }) => (
              <Row
                key={property_id}
                stretched
                icon={Building2}
                title={<Link to={`/project/${property_id}`}>{name}</Link>}
                meta={community}
              />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
}
