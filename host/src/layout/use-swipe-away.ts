import { type PointerEvent, useRef } from 'react';

const CLOSE_PX = 64;

/** Takes a panel at the right edge away by a swipe to the right; it follows the finger. Needs `touch-action: pan-y`. */
export function useSwipeAway(onAway: () => void) {
  const startX = useRef<number>(null);

  const moved = (clientX: number): number =>
    startX.current === null ? 0 : Math.max(0, clientX - startX.current);
  const release = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    startX.current = null;
    currentTarget.style.translate = '';
  };

  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') startX.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (startX.current !== null) currentTarget.style.translate = `${moved(clientX)}px`;
    },
    // The browser cancels when the finger scrolls instead.
    onPointerCancel: release,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const away = moved(event.clientX) > CLOSE_PX;
      release(event);
      if (away) onAway();
    },
  };
}
