import type { Project } from '@manzil/shared/contract/projects/projects';
import { addMonths, structureWarrantyUntil } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleCheck } from 'lucide';
import { Link } from 'react-router-dom';
import { today } from '../today';

/** Of the installations, from the handover on: Dubai's law 6 of 2019, article 40. */
const INSTALLATIONS_MONTHS = 12;

type Props = { project: Project; finishedOn: string };

/** What is left of a building that stands. */
export function ProjectFinished({ project, finishedOn }: Props) {
  const { t, language } = useTexts('units/project');
  const waits = project.units.some(({ handed_over_on }) => handed_over_on === null);
  const structure = structureWarrantyUntil(finishedOn, project.emirate === 'dubai');
  const stands = structure ? 'finished.text' : 'finished.text_elsewhere';
  return (
    <>
      <Notice
        tone="ok"
        icon={CircleCheck}
        title={t('finished.title', { day: formatDay(finishedOn, language) })}
        action={
          waits ? (
            <Link to="/handover">{t('finished.handover')}</Link>
          ) : (
            <Link to="/profile/documents">{t('finished.documents')}</Link>
          )
        }
      >
        {t(waits ? 'finished.next' : stands)}
      </Notice>
      {structure && <Warranties units={project.units} structure={structure} />}
    </>
  );
}

/** What the law of Dubai gives; what other emirates give is not known here. */
function Warranties({ units, structure }: { units: Project['units']; structure: string }) {
  const { t, language } = useTexts('units/project');
  const until = (day: string) =>
    t(day < today() ? 'finished.ended' : 'finished.until', { day: formatDay(day, language) });
  const installations = units.flatMap(({ unit_no, handed_over_on }) =>
    handed_over_on
      ? [
          {
            label: t('finished.installations', { unit_no }),
            value: until(addMonths(handed_over_on, INSTALLATIONS_MONTHS)),
          },
        ]
      : [],
  );
  return (
    <Facts
      kind="plain"
      facts={[{ label: t('finished.structure'), value: until(structure) }, ...installations]}
    />
  );
}
