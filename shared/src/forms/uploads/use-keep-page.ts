import { useEffect } from 'react';

/** A file that misses the area would be shown by the browser in place of the page. */
export function useKeepPage(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
