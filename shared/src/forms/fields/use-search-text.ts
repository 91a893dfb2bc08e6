import { useEffect, useRef, useState } from 'react';

/** A pause of this length ends a word. */
const PAUSE_MS = 300;

/** What is typed into a search that is open, and whether it is what was searched for last. */
export function useSearchText(onSearch: (text: string) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string): void {
    setSearched(text);
    onSearch(text);
  }

  function type(text: string): void {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text.trim()), PAUSE_MS);
  }

  /** Closed, it forgets. */
  function setOpen(opens: boolean): void {
    setIsOpen(opens);
    if (opens) return;
    clearTimeout(timer.current);
    setTyped('');
    search('');
  }

  return { isOpen, typed, isSettled: typed.trim() === searched, type, setOpen };
}
