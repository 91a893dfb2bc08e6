import { Upload } from 'lucide';
import { type DragEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names/class-names';
import { LineIcon } from '../../ui/line-icon/line-icon';
import type { FileLimits } from './check-file';
import styles from './file-drop.module.css';
import { useUploadWords } from './upload-words';

type FileDropProps = {
  limits: FileLimits;
  multiple?: boolean;
  /** Asked before a file is taken: whether all is there that has to be said of it. */
  ready?: () => boolean;
  onFiles: (files: readonly File[]) => void;
  /** What is dropped while it is not ready; nothing can be chosen then. */
  onEarly?: (files: readonly File[]) => void;
  ref?: Ref<HTMLButtonElement>;
};

export function FileDrop({
  limits,
  multiple = true,
  ready = () => true,
  onFiles,
  onEarly,
  ref,
}: FileDropProps) {
  const words = useUploadWords(limits);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const [tooMany, setTooMany] = useState(false);
  useKeepPage();

  function take(files: readonly File[], to = onFiles): void {
    const fits = multiple || files.length === 1;
    setTooMany(!fits && files.length > 0);
    if (fits && files.length > 0) to(files);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (ready()) take(files);
    else if (onEarly) take(files, onEarly);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the button does the same
    <div
      className={classNames(styles.area, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <LineIcon lines={Upload} size={24} strokeWidth={1.5} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.drop}>{multiple ? words.drop : words.drop_one}</p>
        <p className={styles.hint} id={hintId}>
          {words.hint}
        </p>
        <p role="status" className={styles.fault}>
          {tooMany && words.only_one}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        // Without HEIC: an iPhone hands over a JPEG then.
        accept={limits.types.join()}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // Or the same file would not be a change the next time.
          currentTarget.value = '';
        }}
      />
      <input
        ref={camera}
        type="file"
        hidden
        capture="environment"
        accept="image/jpeg"
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button
        aria-describedby={hintId}
        className={styles.camera}
        onClick={() => ready() && camera.current?.click()}
      >
        {words.photograph}
      </Button>
      <Button
        ref={ref}
        aria-describedby={hintId}
        className={styles.choose}
        onClick={() => ready() && input.current?.click()}
      >
        {words.choose}
      </Button>
    </div>
  );
}

/** A file that misses the area would be shown by the browser in place of the page. */
function useKeepPage(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
