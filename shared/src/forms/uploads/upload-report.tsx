import styles from './upload-list.module.css';
import { hasEnded, type Upload } from './upload-state';
import type { UploadWords } from './upload-words';

type UploadReportProps = { upload: Upload; words: UploadWords; arrived: boolean };

export function UploadReport({ upload, words, arrived }: UploadReportProps) {
  const { file, state } = upload;
  const ended = hasEnded(state);
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <bdi>{file.name}</bdi>
      </p>
      {!ended && (
        <p className={styles.state}>
          {state.is === 'sending'
            ? arrived
              ? words.arrived
              : words.sending(file, state.fraction)
            : words[state.is]}
        </p>
      )}
      {/* There from the start, so that what comes into it is read out. */}
      <p role="status" className={styles.outcome}>
        {ended && (
          <>
            <span className="visually-hidden">{file.name}: </span>
            {words.outcome(state, file)}
          </>
        )}
      </p>
    </div>
  );
}
