import type { Project, ProjectSummary } from '@manzil/shared/contract/projects/projects';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { BeforeAfter } from './before-after';
import { Growth } from './growth';
import { OwnUnits } from './own-units';
import styles from './project.module.css';
import { ProjectChoice } from './project-choice';
import { ProjectDates } from './project-dates';
import { ProjectDrawing } from './project-drawing';
import { ProjectEscrow } from './project-escrow';
import { ProjectFinished } from './project-finished';
import { ProjectProgress } from './project-progress';
import { ProjectPromises } from './project-promises';
import { ProjectSentence } from './project-sentence';
import { Updates } from './updates';
import { useNoteVisit } from './use-note-visit';

type Props = { project: Project; projects: readonly ProjectSummary[] };

export function ProjectView({ project, projects }: Props) {
  const { t } = useTexts('units/project');
  useDocumentTitle(project.name);
  useNoteVisit(project);
  const finishedOn = project.completion_certificate_on;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.facts}>
          <PageHead
            back={<BackLink to="/my-units">{t('project.back')}</BackLink>}
            title={<bdi>{project.name}</bdi>}
            meta={t('project.place', {
              developer: project.developer,
              community: project.community,
              emirate: t(`emirates.${project.emirate}`),
            })}
          />
          <ProjectChoice current={project.property_id} projects={projects} />
          {finishedOn ? (
            <ProjectFinished project={project} finishedOn={finishedOn} />
          ) : (
            <>
              <ProjectSentence drawing={project.drawing} />
              <ProjectProgress project={project} />
              <ProjectDates project={project} />
              {project.escrow && <ProjectEscrow escrow={project.escrow} />}
            </>
          )}
        </div>
        <ProjectDrawing drawing={project.drawing} />
      </div>
      <Columns side="wide">
        {finishedOn && project.updates.length === 0 ? (
          <OwnUnits units={project.units} />
        ) : (
          <>
            <Updates project={project} />
            <div className={styles.side}>
              <Growth drawing={project.drawing} updates={project.updates} />
              <BeforeAfter updates={project.updates} />
              <ProjectPromises project={project} />
              <OwnUnits units={project.units} />
            </div>
          </>
        )}
      </Columns>
    </>
  );
}
