import type { ConstructionPhoto } from '@manzil/shared/contract/projects/projects';
import { useTexts } from '@manzil/shared/runtime';
import { useEffect, useState } from 'react';
import { photoSources } from './photo-sources';
import { photoWords } from './photo-words';
import styles from './photos.module.css';
import { usePhotoViewer } from './use-photo-viewer';

/** Where all its places are taken, the API asks to come again after five seconds. */
const PAUSES_MS = [5_000, 15_000];

/** One that cannot be had leaves its words. */
export function Photos({ photos }: { photos: readonly ConstructionPhoto[] }) {
  const { viewer, open } = usePhotoViewer(photos);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.path}>
            <Photo photo={photo} onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}

function Photo({ photo, onOpen }: { photo: ConstructionPhoto; onOpen: () => void }) {
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
  const { alt, caption } = photoWords(photo, language);
  return (
    <figure className={styles.figure}>
      {missing ? (
        <p className="secondary">{t('updates.photo_missing', { alt })}</p>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={t('photos.open', { alt })}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <img
            // A new element asks anew.
            key={attempt}
            {...photoSources(photo)}
            className={styles.photo}
            sizes="(min-width: 75em) 15rem, (min-width: 48em) 45vw, 92vw"
            alt={alt}
            loading="lazy"
            decoding="async"
            onError={() => setFailures(attempt + 1)}
          />
        </button>
      )}
      {caption && <figcaption className="metadata">{caption}</figcaption>}
    </figure>
  );
}
