import { useRef } from 'react';

export const EMPTY = ' ';

type CodeBoxes = {
  value: string;
  onChange: (value: string) => void;
  onComplete: (code: string) => void;
};

/** The boxes on the page, the digit of each, and what is put into them. */
export function useCodeBoxes({ value, onChange, onComplete }: CodeBoxes) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digits = [...value];
  const last = digits.length - 1;

  const focus = (box: number) => boxes.current[Math.max(0, Math.min(box, last))]?.focus();

  function write(from: number, text: string): number {
    const after = Math.min(from + text.length, digits.length);
    const next = value.slice(0, from) + text.slice(0, after - from) + value.slice(after);
    onChange(next);
    const wasComplete = !value.includes(EMPTY) && text.length < digits.length;
    if (!wasComplete && !next.includes(EMPTY)) onComplete(next);
    return after;
  }

  return { boxes, digits, last, focus, write };
}
