import { type PointerEvent, useRef } from 'react';

const CLOSE_PX = 64;

/** Takes a panel at the right edge away by a swipe to the right; it follows the finger. Needs `touch-action: pan-y`. */
export function useSwipeAway(onAway: () => void) {
  const startX = useRef<number>(null);

  const move = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const moved = startX.current === null ? 0 : Math.max(0, clientX - startX.current);
    currentTarget.style.translate = `${moved}px`;
    return moved;
  };
  const release = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    startX.current = null;
    currentTarget.style.translate = '';
  };

  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') startX.current = clientX;
    },
    onPointerMove: move,
    // The browser cancels when the finger scrolls instead.
    onPointerCancel: release,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const away = move(event) > CLOSE_PX;
      release(event);
      if (away) onAway();
    },
  };
}
