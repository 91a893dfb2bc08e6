import { useEffect, useRef, useState } from 'react';
import type { Change, Disagreement } from './changing-settings';

/** What somebody has to decide, as it was changed elsewhere too; who leaves the page takes what is stored. */
export function useDisagreement() {
  const [disagreement, setDisagreement] = useState<Disagreement | null>(null);
  const page = useRef<{ isLeft: boolean; settle: Disagreement['settle'] | null }>({
    isLeft: false,
    settle: null,
  });
  useEffect(() => {
    page.current.isLeft = false;
    return () => {
      page.current.isLeft = true;
      // Undecided it would hold every later change.
      page.current.settle?.('stored');
    };
  }, []);

  const ask = ({ choice, value: mine }: Change, stored: string): Promise<'mine' | 'stored'> =>
    new Promise((resolve) => {
      const settle = (whose: 'mine' | 'stored') => {
        page.current.settle = null;
        setDisagreement(null);
        resolve(whose);
      };
      if (page.current.isLeft) return settle('stored');
      page.current.settle = settle;
      setDisagreement({ choice, mine, stored, settle });
    });

  return { disagreement, ask };
}
