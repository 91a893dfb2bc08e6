import { Upload } from 'lucide';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names/class-names';
import { LineIcon } from '../../ui/line-icon/line-icon';
import type { FileLimits } from './check-file';
import styles from './file-drop.module.css';
import { FileInput } from './file-input';
import { useUploadWords } from './upload-words';
import { useKeepPage } from './use-keep-page';

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
      <FileInput
        ref={input}
        multiple={multiple}
        // Without HEIC: an iPhone hands over a JPEG then.
        accept={limits.types.join()}
        onFiles={take}
      />
      <FileInput ref={camera} capture="environment" accept="image/jpeg" onFiles={take} />
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
