import { type TouchEvent, useRef } from 'react';

const CLOSE_PX = 64;

type Touches = TouchEvent<HTMLElement>;
/** Pixels within the window. */
type Point = { x: number; y: number };

function pointOf({ touches }: Touches): Point | null {
  const touch = touches[0];
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}

/** At the right edge, by a swipe to the right. Needs `touch-action: pan-y`. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<Point>(null);
  const movedPx = useRef(0);

  const release = ({ currentTarget }: Touches): void => {
    start.current = null;
    movedPx.current = 0;
    currentTarget.style.translate = '';
  };

  return {
    onTouchStart: (event: Touches) => {
      release(event);
      start.current = pointOf(event);
    },
    onTouchMove: (event: Touches) => {
      const [from, to] = [start.current, pointOf(event)];
      if (!from || !to) return;
      const right = to.x - from.x;
      // A finger that scrolls takes nothing away, even where it comes back.
      if (Math.abs(to.y - from.y) > Math.abs(right)) {
        release(event);
        return;
      }
      movedPx.current = Math.max(0, right);
      event.currentTarget.style.translate = `${movedPx.current}px`;
    },
    onTouchCancel: release,
    onTouchEnd: (event: Touches) => {
      const away = movedPx.current > CLOSE_PX;
      release(event);
      if (away) onAway();
    },
  };
}
