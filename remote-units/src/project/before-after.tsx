import type {
  ConstructionPhoto,
  ConstructionUpdate,
} from '@manzil/shared/contract/projects/projects';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { type CSSProperties, useState } from 'react';
import styles from './before-after.module.css';
import { photoSources } from './photo-sources';
import { photoWords } from './photo-words';

/** The first and the latest photo from one place over one another; left out where there is no such pair. */
export function BeforeAfter({ updates }: { updates: readonly ConstructionUpdate[] }) {
  const { t, language } = useTexts('units/project');
  const [percent, setPercent] = useState(50);
  const pair = pairOf(updates.flatMap(({ photos }) => photos));
  if (!pair) return null;
  return (
    <Section title={t('photos.before_after')}>
      <div className={styles.pair} style={{ '--shown': `${percent}%` } as CSSProperties}>
        {pair.map((photo) => (
          <img
            key={photo.path}
            {...photoSources(photo)}
            sizes="(min-width: 75em) 20rem, 92vw"
            alt={photoWords(photo, language).alt}
            loading="lazy"
            decoding="async"
          />
        ))}
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={100}
          value={percent}
          aria-label={t('photos.slide')}
          aria-valuetext={t('photos.shown', { percent: formatBps(percent * 100, language) })}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
      </div>
      <p className={styles.words}>
        {pair.map((photo) => (
          <span key={photo.path}>{photoWords(photo, language).caption}</span>
        ))}
      </p>
    </Section>
  );
}

/** @param photos newest first @returns before, after */
function pairOf(
  photos: readonly ConstructionPhoto[],
): [ConstructionPhoto, ConstructionPhoto] | null {
  for (const after of photos) {
    const before = photos.findLast(
      ({ camera, path }) => camera !== null && camera === after.camera && path !== after.path,
    );
    if (before) return [before, after];
  }
  return null;
}
