import { useTexts } from '@manzil/shared/runtime';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Growth } from './growth';
import { OwnUnits } from './own-units';
import { projectQuery, selectedProperty } from './project.api';
import styles from './project.module.css';
import { ProjectDates } from './project-dates';
import { ProjectDrawing } from './project-drawing';
import { ProjectEscrow } from './project-escrow';
import { ProjectProgress } from './project-progress';
import { ProjectSentence } from './project-sentence';
import { Updates } from './updates';

export default function ProjectPage() {
  const { t } = useTexts('units/project');
  const { propertyId = selectedProperty() } = useParams();
  const { data: project } = useQuery(projectQuery(propertyId));
  useDocumentTitle(project?.name);
  if (!project) return null;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.facts}>
          <PageHead
            title={project.name}
            meta={t('project.place', {
              developer: project.developer,
              community: project.community,
              emirate: t(`emirates.${project.emirate}`),
            })}
          />
          <ProjectSentence drawing={project.drawing} />
          <ProjectProgress project={project} />
          <ProjectDates project={project} />
          {project.escrow && <ProjectEscrow escrow={project.escrow} />}
        </div>
        <ProjectDrawing drawing={project.drawing} />
      </div>
      <Columns side="wide">
        <Updates project={project} />
        <div className={styles.side}>
          <Growth drawing={project.drawing} updates={project.updates} />
          <OwnUnits units={project.units} />
        </div>
      </Columns>
    </>
  );
}
