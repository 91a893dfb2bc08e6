import { CircleCheck, FileText, FileX } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names/class-names';
import { LineIcon } from '../../ui/line-icon/line-icon';
import { Progress } from '../../ui/progress/progress';
import styles from './upload-list.module.css';
import { UploadReport } from './upload-report';
import { hasEnded, isUnderWay, type Upload, type UploadState } from './upload-state';
import type { UploadWords } from './upload-words';

const icons = { done: CircleCheck, refused: FileX, failed: FileX } as const;

const iconOf = (state: UploadState) => icons[state.is as keyof typeof icons] ?? FileText;

type UploadRowProps = {
  upload: Upload;
  words: UploadWords;
  fields: ReactNode;
  onRemove: () => void;
  onRetry: () => void;
};

export function UploadRow({ upload, words, fields, onRemove, onRetry }: UploadRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { state } = upload;
  // All has gone out: what the API has may be stored by now, and cannot be called back.
  const arrived = state.is === 'sending' && state.fraction === 1;
  const ended = hasEnded(state);
  return (
    <li ref={ref} className={classNames(styles.row, styles[state.is])} tabIndex={-1}>
      <LineIcon lines={iconOf(state)} size={20} strokeWidth={1.5} />
      <UploadReport upload={upload} words={words} arrived={arrived} />
      {state.is === 'sending' && !arrived && (
        <div className={styles.progress}>
          <Progress
            label={words.named('progress', upload)}
            hideLabel
            value={state.fraction}
            max={1}
          />
        </div>
      )}
      <div className={styles.actions}>
        {state.is === 'failed' && (
          <Button
            size="compact"
            aria-label={words.named('retry_named', upload)}
            onClick={() => {
              // The button goes; in its place "Abbrechen" would have the focus.
              ref.current?.focus();
              onRetry();
            }}
          >
            {words.retry}
          </Button>
        )}
        {(ended || state.is === 'kept') && (
          <Button
            size="compact"
            variant="quiet"
            aria-label={words.named('remove_named', upload)}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        )}
        {isUnderWay(upload) && !arrived && (
          <Button
            size="compact"
            aria-label={words.named('cancel_named', upload)}
            onClick={onRemove}
          >
            {words.cancel}
          </Button>
        )}
      </div>
      {fields && <div className={styles.fields}>{fields}</div>}
    </li>
  );
}
