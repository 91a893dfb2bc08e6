import { useState } from 'react';
import { Spinner } from '../ui/spinner/spinner';
import { FileFailed } from './file-failed';
import { FileFrame } from './file-frame';
import { useView } from './use-view';
import styles from './viewer.module.css';
import { useViewerWords } from './viewer-words';

type PictureViewProps = { src: string; label: string; onRetry: () => void };

/** A picture, straight from the API: nothing of it stays in the page. Why one does not come, a browser does not say. */
export function PictureView({ src, label, onRetry }: PictureViewProps) {
  const words = useViewerWords();
  /** Width by height; null while it is loading. */
  const [shape, setShape] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const view = useView();
  if (failed) return <FileFailed onRetry={onRetry} />;
  const lies = view.turns % 2 === 1;
  const upright = shape ?? 1;
  const shown = lies ? 1 / upright : upright;
  return (
    <FileFrame view={view} label={label}>
      {shape === null && <Spinner text={words.loading} />}
      <div
        className={styles.picture}
        hidden={shape === null}
        style={{ '--zoom': view.zoom, '--shape': shown } as object}
      >
        <img
          // Its own width becomes the height of the place it lies in.
          style={{
            width: lies ? `${upright * 100}%` : '100%',
            transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)`,
          }}
          src={src}
          alt={label}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalWidth / naturalHeight || 1)
          }
          onError={() => setFailed(true)}
        />
      </div>
    </FileFrame>
  );
}
