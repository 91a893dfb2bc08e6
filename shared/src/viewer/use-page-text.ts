import { useEffect, useState } from 'react';
import type { OpenPdf } from './open-pdf';

/** What a page says, for those who do not see it. */
export function usePageText(pdf: OpenPdf | null, page: number): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    let gone = false;
    pdf?.read(page).then(
      (text) => !gone && setSaid(text),
      () => setSaid(''),
    );
    return () => {
      gone = true;
    };
  }, [pdf, page]);
  return said;
}
