import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './large-view.module.css';

type LargeViewProps = {
  large: boolean;
  label: string;
  /** Left by Esc, or by the browser's own way out of full screen. */
  onLeave: () => void;
  children: ReactNode;
};

/** The content is moved, not made anew: a picture would be asked for again. */
export function LargeView({ large, label, onLeave, children }: LargeViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [own, around, moved] = [place.current, dialog.current, content.current];
    if (!large || !own || !around || !moved) return;
    around.append(moved);
    around.showModal();
    let full = false;
    const changed = (): void => {
      if (full && !document.fullscreenElement) onLeave();
      full = document.fullscreenElement === moved;
    };
    moved.addEventListener('fullscreenchange', changed);
    if (document.fullscreenEnabled) {
      moved.requestFullscreen().then(
        // Left before it was granted: the screen would be filled by what is back in its place.
        () => moved.parentElement === own && leaveFullScreen(),
        // Refused, the window is still filled.
        () => undefined,
      );
    }
    return () => {
      moved.removeEventListener('fullscreenchange', changed);
      leaveFullScreen();
      own.append(moved);
      around.close();
    };
  }, [large]);

  return (
    <>
      <div ref={place}>
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={label}
        onClose={({ target }) => target === dialog.current && onLeave()}
      />
    </>
  );
}

function leaveFullScreen(): void {
  // Where the browser is leaving it already, it refuses.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
