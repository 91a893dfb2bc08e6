import { apiAddress } from '@manzil/shared/runtime';
import { useState } from 'react';
import { FileFailed } from './file-failed';
import { FileFrame } from './file-frame';
import styles from './file-view.module.css';

/** A picture, straight from the API: nothing of it stays in the page. */
export function PictureView({ documentId, label }: { documentId: string; label: string }) {
  const [failed, setFailed] = useState(false);
  const [zoom, setZoom] = useState(1);
  if (failed) return <FileFailed />;
  return (
    <FileFrame zoom={zoom} onZoom={setZoom}>
      <img
        className={styles.page}
        style={{ width: `${zoom * 100}%` }}
        src={apiAddress(`/documents/${documentId}/download`)}
        alt={label}
        onError={() => setFailed(true)}
      />
    </FileFrame>
  );
}
