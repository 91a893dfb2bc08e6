import type { ConstructionPhoto } from '@manzil/shared/contract/projects/projects';
import { formatDay } from '@manzil/shared/format/date';
import { apiAddress, useTexts } from '@manzil/shared/runtime';
import { useEffect, useState } from 'react';
import styles from './photos.module.css';

/** Where all its places are taken, the API asks to come again after five seconds. */
const PAUSES_MS = [5_000, 15_000];

/** One that cannot be had leaves its words. */
export function Photos({ photos }: { photos: readonly ConstructionPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.path}>
          <Photo photo={photo} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ photo }: { photo: ConstructionPhoto }) {
  const { t, language } = useTexts('units/project');
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const pause = PAUSES_MS[failures - 1];
    if (pause === undefined) return;
    const again = setTimeout(() => setAttempt(failures), pause);
    return () => clearTimeout(again);
  }, [failures]);
  const missing = failures > PAUSES_MS.length;
  const german = language === 'de';
  const alt = german ? photo.alt_de : photo.alt_en;
  const caption = german ? photo.caption_de : photo.caption_en;
  const day = photo.taken_on && formatDay(photo.taken_on, language);
  const words = [caption, day].filter(Boolean).join(', ');
  return (
    <figure className={styles.figure}>
      {missing ? (
        <p className="secondary">{t('updates.photo_missing', { alt })}</p>
      ) : (
        <img
          // A new element asks anew.
          key={attempt}
          className={styles.photo}
          src={apiAddress(photo.path)}
          alt={alt}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
          onError={() => setFailures(attempt + 1)}
        />
      )}
      {words && <figcaption className="metadata">{words}</figcaption>}
    </figure>
  );
}
