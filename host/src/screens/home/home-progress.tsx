import type { Drawing } from '@manzil/shared/domain/drawing';
import { Building } from '@manzil/shared/ui/drawing/building';
import { Facts } from '@manzil/shared/ui/facts';
import styles from './home-progress.module.css';
import { HomeSection } from './home-section';
import type { HomeTexts } from './home-texts';

const tower: Drawing = {
  seed: 1806,
  shape: 'tower',
  floors: 32,
  built: 0,
  facade: 0,
  bays: 8,
  unit: { floor: 18, bay: 5 },
};
/** Floors that stand, and those that are closed, month by month as the texts name them. */
const STAGES = [
  { built: 6, facade: 0 },
  { built: 13, facade: 0 },
  { built: 19, facade: 6 },
  { built: 24, facade: 11 },
];

export function HomeProgress({ texts }: { texts: HomeTexts['progress'] }) {
  return (
    <HomeSection title={texts.title}>
      <div className={styles.columns}>
        <div className={styles.said}>
          <p className="secondary">{texts.lead}</p>
          <Facts facts={texts.facts} />
          <p className="metadata">{texts.note}</p>
        </div>
        <ol className={styles.growth} aria-label={texts.growth}>
          {STAGES.map((stage, index) => (
            <li key={stage.built}>
              <div className={styles.drawing}>
                <Building
                  crane={false}
                  drawing={{ ...tower, ...stage }}
                  label={texts.stage
                    .replace('{{month}}', texts.months[index] ?? '')
                    .replace('{{built}}', String(stage.built))
                    .replace('{{floors}}', String(tower.floors))}
                />
              </div>
              <span aria-hidden="true">{texts.months[index]}</span>
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  );
}
