import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';

type State = 'closed' | 'hovered' | 'pinned';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A mouse over it opens it; a click or key keeps it open until Esc, a click elsewhere or the focus leaving. Arrow keys
 * go through what it holds, Esc gives the focus back to the button.
 */
export function useDisclosure(rootRef: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<State>('closed');
  const close = () => setState('closed');

  // Safari does not focus a clicked button, so leaving it cannot be told from its blur event.
  useEffect(() => {
    if (state !== 'pinned') return;
    const closeOutside = (event: Event) => {
      if (!rootRef.current?.contains(event.target as Node)) setState('closed');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [state, rootRef]);

  return {
    open: state !== 'closed',
    close,
    buttonProps: { onClick: () => setState(state === 'pinned' ? 'closed' : 'pinned') },
    rootProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && state === 'closed') setState('hovered');
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && state === 'hovered') close();
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !rootRef.current?.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const stops = [...(rootRef.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
        if (event.key === 'Escape' && state !== 'closed') {
          close();
          stops[0]?.focus();
        }
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        setState('pinned');
        const next = stops.indexOf(document.activeElement as HTMLElement) + step;
        // Once it is open: what is hidden takes no focus.
        requestAnimationFrame(() => stops.at(next % stops.length)?.focus());
      },
    },
  };
}
