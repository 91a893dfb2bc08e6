import {
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// Sets `globalThis.pdfjsWorker`, by which the library works in the page: a worker's address would need a policy of
// Trusted Types, and the portal's one mints addresses of its own files alone.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

type Drawn = {
  /** Counted from 1. */
  page: number;
  /** Quarters of a turn to the right. */
  turns: number;
  /** In pixels. */
  width: number;
};

export type OpenPdf = {
  pages: number;
  /** Draws a page. @throws where it cannot be drawn; not where it was stopped */
  draw: (drawn: Drawn, canvas: HTMLCanvasElement, stop: AbortSignal) => Promise<void>;
  /** What the page says, for who does not see it. */
  read: (page: number) => Promise<string>;
  close: () => void;
};

/**
 * Nothing in it runs: scripts are not read, forms and links are drawn and dead, no code is made of its fonts.
 * @throws where it is none, or needs a password
 */
export async function openPdf(content: Blob): Promise<OpenPdf> {
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
    // The portal's policy allows no WebAssembly.
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    draw: (drawn, canvas, stop) => draw(pdf, drawn, canvas, stop),
    read: async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    },
    close: () => void task.destroy(),
  };
}

async function draw(
  pdf: PDFDocumentProxy,
  { page: number, turns, width }: Drawn,
  canvas: HTMLCanvasElement,
  stop: AbortSignal,
): Promise<void> {
  const page = await pdf.getPage(number);
  if (stop.aborted) return;
  const rotation = (page.rotate + turns * 90) % 360;
  const { width: own } = page.getViewport({ scale: 1, rotation });
  const viewport = page.getViewport({ scale: width / own, rotation });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
  stop.addEventListener('abort', () => drawing.cancel());
  try {
    await drawing.promise;
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}
