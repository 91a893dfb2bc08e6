import type { ConstructionUpdate } from '@manzil/shared/contract/projects/projects';
import type { Drawing } from '@manzil/shared/domain/drawing';
import { formatMonth, formatMonthName } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Building } from '@manzil/shared/ui/drawing/building';
import { Section } from '@manzil/shared/ui/section';
import styles from './growth.module.css';

const MOST = 4;

type GrowthProps = { drawing: Drawing; updates: readonly ConstructionUpdate[] };

export function Growth({ drawing, updates }: GrowthProps) {
  const { t, language } = useTexts('units/project');
  const stages = growthStages(updates);
  if (stages.length < 2) return null;
  return (
    <Section title={t('updates.growth')}>
      <ol className={styles.growth}>
        {stages.map(({ month, built, facade }) => (
          <li key={month}>
            <div className={styles.drawing}>
              <Building
                crane={false}
                drawing={{ ...drawing, built, facade }}
                label={t('updates.stage', {
                  month: formatMonth(month, language),
                  built,
                  floors: drawing.floors,
                })}
              />
            </div>
            <span aria-hidden="true">{formatMonthName(month, language)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** One state per month: the newest report of it that says how many floors stand. */
function growthStages(updates: readonly ConstructionUpdate[]) {
  const months = new Map<string, { month: string; built: number; facade: number }>();
  for (const { published_on, floors_built, facade_floors } of updates) {
    const month = published_on.slice(0, 7);
    if (floors_built === null || months.has(month)) continue;
    months.set(month, { month, built: floors_built, facade: facade_floors ?? 0 });
  }
  return [...months.values()].sort((a, b) => a.month.localeCompare(b.month)).slice(-MOST);
}
