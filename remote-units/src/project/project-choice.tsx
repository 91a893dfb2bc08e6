import type { ProjectSummary } from '@manzil/shared/contract/projects/projects';
import { useTexts } from '@manzil/shared/runtime';
import { Select } from '@manzil/shared/ui/field';
import { useNavigate } from 'react-router-dom';

type Props = { current: number; projects: readonly ProjectSummary[] };

/** Where there are several. */
export function ProjectChoice({ current, projects }: Props) {
  const { t } = useTexts('units/project');
  const navigate = useNavigate();
  if (projects.length < 2 || !projects.some(({ property_id }) => property_id === current))
    return null;
  return (
    <Select
      compact
      aria-label={t('choice.label')}
      value={current}
      onChange={({ target }) => navigate(`/project/${target.value}`)}
    >
      {([false, true] as const).map((finished) => {
        const group = projects.filter((project) => project.finished === finished);
        return (
          group.length > 0 && (
            <optgroup
              key={String(finished)}
              label={t(finished ? 'choice.done' : 'choice.building')}
            >
              {group.map(({ property_id, name, new_reports }) => (
                <option key={property_id} value={property_id}>
                  {new_reports > 0 ? t('choice.news', { name, count: new_reports }) : name}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </Select>
  );
}
