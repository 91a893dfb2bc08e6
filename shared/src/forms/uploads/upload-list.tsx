import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import type { FileLimits } from './check-file';
import styles from './upload-list.module.css';
import { UploadRow } from './upload-row';
import type { Upload } from './upload-state';
import { useUploadWords } from './upload-words';
import type { Uploads } from './use-uploads';

type UploadListProps = {
  uploads: Pick<Uploads, 'items' | 'known' | 'backOnline' | 'remove' | 'retry'>;
  limits: FileLimits;
  /** A row has gone with the button in it: the focus goes where another file is chosen. */
  onGone: () => void;
  fieldsOf?: (upload: Upload) => ReactNode;
};

/** What goes wrong is read out; that a file has arrived is for `sent` to tell. */
export function UploadList({ uploads, limits, onGone, fieldsOf }: UploadListProps) {
  const words = useUploadWords(limits);
  const { items, known, backOnline, remove, retry } = uploads;
  if (items.length === 0) return null;
  const failed = items.filter(({ state }) => state.is === 'failed');
  return (
    <div>
      <p role="status" className={styles.note}>
        {known.length > 0 && words.known(known)}
      </p>
      <p role="status" className={styles.note}>
        {backOnline && words.back_online}
      </p>
      {backOnline && failed.length > 1 && (
        <Button
          className={styles.all}
          onClick={() => {
            onGone();
            for (const { id } of failed) retry(id);
          }}
        >
          {words.retry_all}
        </Button>
      )}
      <ul className={styles.rows} aria-label={words.list}>
        {items.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            words={words}
            fields={upload.state.is === 'kept' && fieldsOf?.(upload)}
            onRetry={() => retry(upload.id)}
            onRemove={() => {
              onGone();
              remove(upload.id);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
