import type { Project } from '@manzil/shared/contract/projects/projects';
import { useTexts } from '@manzil/shared/runtime';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Building2 } from 'lucide';
import { Link } from 'react-router-dom';

export function OwnUnits({ units }: { units: Project['units'] }) {
  const { t } = useTexts('units/project');
  return (
    <Section title={t('project.own', { count: units.length })}>
      <Rows>
        {units.map(({ unit_id, unit_no, handed_over_on }) => (
          <Row
            key={unit_id}
            stretched
            icon={Building2}
            title={<Link to={`/my-units/${unit_id}`}>{t('project.unit', { unit_no })}</Link>}
            meta={t(handed_over_on ? 'project.unit_facts' : 'project.unit_meta')}
          />
        ))}
      </Rows>
    </Section>
  );
}
