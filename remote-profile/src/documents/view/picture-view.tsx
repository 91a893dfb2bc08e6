import { apiAddress, useWords } from '@manzil/shared/runtime';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useState } from 'react';
import { FileFailed } from './file-failed';
import { FileFrame } from './file-frame';
import styles from './file-view.module.css';

type PictureViewProps = { documentId: string; label: string; onRetry: () => void };

/** A picture, straight from the API: nothing of it stays in the page. Why one does not come, a browser does not say. */
export function PictureView({ documentId, label, onRetry }: PictureViewProps) {
  const { t } = useWords('profile/documents');
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading');
  const [zoom, setZoom] = useState(1);
  if (state === 'failed') return <FileFailed onRetry={onRetry} />;
  return (
    <FileFrame zoom={zoom} onZoom={setZoom}>
      {state === 'loading' && <Spinner text={t('documents.view_loading')} />}
      <img
        className={styles.page}
        hidden={state === 'loading'}
        style={{ width: `${zoom * 100}%` }}
        src={apiAddress(`/documents/${documentId}/download`)}
        alt={label}
        onLoad={() => setState('here')}
        onError={() => setState('failed')}
      />
    </FileFrame>
  );
}
