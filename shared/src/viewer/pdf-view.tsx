import { isNetworkFault, loadWithRetries } from '@manzil/shared/runtime/retry';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Spinner } from '../ui/spinner/spinner';
import { FileFailed } from './file-failed';
import { FileFrame } from './file-frame';
import type { OpenPdf } from './open-pdf';
import { usePageText } from './use-page-text';
import { useView } from './use-view';
import styles from './viewer.module.css';
import { pageOf, useViewerWords } from './viewer-words';

/** Wider than this a page is not drawn: a canvas takes four bytes for each pixel. */
const MAX_WIDTH = 3_000;

const loadViewer = () => import(/* webpackChunkName: "open-pdf" */ './open-pdf');

type PdfViewProps = { content: Blob; label: string; onRetry: () => void };

/** A PDF, page by page. The browser's own viewer shows nothing in a sandbox, and on a phone nothing at all. */
export function PdfView({ content, label, onRetry }: PdfViewProps) {
  const words = useViewerWords();
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [failed, setFailed] = useState<'lost' | 'broken' | null>(null);
  const [page, setPage] = useState(1);
  const view = useView();
  const { zoom, turns, large } = view;
  const [width, setWidth] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let opened: OpenPdf | undefined;
    let gone = false;
    loadWithRetries(loadViewer)
      .then(({ openPdf }) => openPdf(content))
      .then(
        (next) => {
          opened = next;
          if (gone) next.close();
          else setPdf(next);
        },
        (error: unknown) => !gone && setFailed(isNetworkFault(error) ? 'lost' : 'broken'),
      );
    return () => {
      gone = true;
      opened?.close();
    };
  }, [content]);

  // Full screen comes a moment after it is asked for.
  useLayoutEffect(() => {
    const measure = () => setWidth(canvas.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [pdf, zoom, large]);

  useEffect(() => {
    if (!pdf || !canvas.current) return;
    const stop = new AbortController();
    const pixels = Math.min(width * window.devicePixelRatio, MAX_WIDTH);
    pdf
      .draw({ page, turns, width: pixels }, canvas.current, stop.signal)
      .catch(() => setFailed('broken'));
    return () => stop.abort();
  }, [pdf, page, turns, width]);

  const said = usePageText(pdf, page);

  if (failed) return <FileFailed onRetry={failed === 'lost' ? onRetry : undefined} />;
  return (
    <>
      <FileFrame
        view={view}
        label={label}
        paging={pdf && { page, pages: pdf.pages, onPage: setPage }}
      >
        {!pdf && <Spinner text={words.loading} />}
        <canvas
          ref={canvas}
          hidden={!pdf}
          className={styles.page}
          style={{ '--zoom': zoom } as object}
          role="img"
          aria-label={pdf ? `${label}, ${pageOf(words, page, pdf.pages)}` : label}
        />
        <p className="visually-hidden">{said}</p>
      </FileFrame>
      {/* Pictures in JPEG 2000 would need WebAssembly; nothing tells that one is missing. */}
      {pdf && <p className={styles.hint}>{words.empty}</p>}
    </>
  );
}
