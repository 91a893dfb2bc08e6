import type { Drawing } from '@manzil/shared/domain/drawing';
import { ButtonLink } from '@manzil/shared/ui/button';
import { LevelledBuilding } from '@manzil/shared/ui/drawing/levelled-building';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ArrowRight } from 'lucide';
import { Fragment } from 'react';
import { Link } from 'react-router';
import styles from './home-hero.module.css';
import type { HomeTexts } from './home-texts';

const tower: Drawing = {
  seed: 1806,
  shape: 'tower',
  floors: 32,
  built: 24,
  facade: 11,
  bays: 8,
  unit: { floor: 18, bay: 5 },
};

export function HomeHero({ texts }: { texts: HomeTexts['hero'] }) {
  const { description, handover, frame, unit, facade, contract } = texts.drawing;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1} className="display-1">
          {texts.title.map((sentence) => (
            <Fragment key={sentence}>
              <span className={styles.sentence}>{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.actions}>
          <ButtonLink as={Link} to="/details#message" variant="primary">
            {texts.primary_action}
          </ButtonLink>
          <Link to="/details" className={styles.more}>
            {texts.secondary_action}
            <LineIcon lines={ArrowRight} size={16} strokeWidth={1.75} />
          </Link>
        </div>
      </div>
      <div className={styles.drawing}>
        <LevelledBuilding
          drawing={tower}
          label={description}
          levels={[
            { floor: tower.floors, text: handover, tone: 'planned' },
            { floor: tower.built, text: frame },
            { floor: 18, text: unit, tone: 'yours' },
            { floor: tower.facade, text: facade },
            { floor: 0, text: contract },
          ]}
        />
      </div>
    </div>
  );
}
