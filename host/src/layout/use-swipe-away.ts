import { type TouchEvent, useRef } from 'react';

const CLOSE_PX = 64;

type Touches = TouchEvent<HTMLElement>;

/** Takes a panel at the right edge away by a swipe to the right; it follows the finger. Needs `touch-action: pan-y`. */
export function useSwipeAway(onAway: () => void) {
  const startX = useRef<number>(null);
  const movedPx = useRef(0);

  const release = ({ currentTarget }: Touches): void => {
    startX.current = null;
    movedPx.current = 0;
    currentTarget.style.translate = '';
  };

  return {
    onTouchStart: ({ touches }: Touches) => {
      startX.current = touches[0]?.clientX ?? null;
    },
    onTouchMove: ({ currentTarget, touches }: Touches) => {
      const x = touches[0]?.clientX;
      if (startX.current === null || x === undefined) return;
      movedPx.current = Math.max(0, x - startX.current);
      currentTarget.style.translate = `${movedPx.current}px`;
    },
    // The browser cancels when the finger scrolls instead.
    onTouchCancel: release,
    onTouchEnd: (event: Touches) => {
      const away = movedPx.current > CLOSE_PX;
      release(event);
      if (away) onAway();
    },
  };
}
