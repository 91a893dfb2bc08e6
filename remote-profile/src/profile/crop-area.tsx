import { useTexts } from '@manzil/shared/runtime';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, moved, zoomed } from './crop';
import styles from './crop.module.css';
import { drawCrop } from './draw-crop';

/** Pixels of the canvas: sharp on screens with two per point. */
const SHOWN = 640;
const STEP = 0.05;
const ZOOM_STEP = 1.1;

type CropAreaProps = {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
};

type Point = { x: number; y: number };

export function CropArea({ picture, crop, onCrop }: CropAreaProps) {
  const { t } = useTexts('profile/profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, Point>());

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function press(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function drag(event: PointerEvent<HTMLDivElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...pointers.current].flatMap(([id, point]) =>
      id === event.pointerId ? [] : [point],
    );
    pointers.current.set(event.pointerId, now);
    const width = event.currentTarget.clientWidth;
    if (other) onCrop(zoomed(picture, crop, apart(now, other) / apart(before, other)));
    else onCrop(moved(picture, crop, (before.x - now.x) / width, (before.y - now.y) / width));
  }

  const keys: Record<string, () => Crop> = {
    ArrowLeft: () => moved(picture, crop, -STEP, 0),
    ArrowRight: () => moved(picture, crop, STEP, 0),
    ArrowUp: () => moved(picture, crop, 0, -STEP),
    ArrowDown: () => moved(picture, crop, 0, STEP),
    '+': () => zoomed(picture, crop, ZOOM_STEP),
    '-': () => zoomed(picture, crop, 1 / ZOOM_STEP),
  };
  function byKey(event: KeyboardEvent): void {
    const next = keys[event.key];
    if (!next) return;
    event.preventDefault();
    onCrop(next());
  }
  const letGo = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return (
    <div
      className={styles.area}
      // Arrows and signs do here what no control of the page does: a screen reader has to pass them on.
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      aria-label={t('avatar.area')}
      onKeyDown={byKey}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <canvas ref={canvas} width={SHOWN} height={SHOWN} className={styles.canvas} />
    </div>
  );
}

/** At least a pixel: two fingers can be at one place. */
const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
