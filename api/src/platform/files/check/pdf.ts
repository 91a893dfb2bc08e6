import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { assertPlainPdf, countObjectStreams } from './pdf-bytes';
import { type PdfObjects, readPdfObjects } from './pdf-objects';
import { reachesOutside } from './pdf-outside';
import { type Refusal, Refused } from './refused';

const MAX_PAGES = 200;

const names = (...list: string[]): unknown[] => list.map((name) => PDFName.of(name));
const [TYPE, SUBTYPE, ACTION, KIDS, PAGES] = ['Type', 'Subtype', 'S', 'Kids', 'Pages'].map((name) =>
  PDFName.of(name),
) as [PDFName, PDFName, PDFName, PDFName, PDFName];

/** ISO 32000-2: 12.6 actions, 12.7.8 forms, 13 multimedia. Going to a page or to a web address is no script. */
const ACTIVE_ACTIONS = names(
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
);
const ACTIVE_KEYS = names('JS', 'JavaScript', 'XFA', 'RichMediaContent', 'RichMediaSettings');
const ACTIVE_ANNOTATIONS = names('RichMedia', 'Movie', 'Sound', 'Screen', '3D');
const ATTACHMENT_KEYS = names('EmbeddedFiles', 'EF');

/** The PDF is kept as it is: a signature would not survive being written anew. @throws Refused */
export async function assertHarmlessPdf(bytes: Uint8Array): Promise<void> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  assertPlainPdf(text);
  const objects = await readPdfObjects(bytes);
  if (objects.document.trailerInfo.Encrypt) throw new Refused('encrypted');
  for (const value of everyValue(objects.all)) {
    const refusal = value instanceof PDFDict && refusalOf(value);
    if (refusal) throw new Refused(refusal);
    if (reachesOutside(value, objects)) throw new Refused('outside');
  }
  if (countObjectStreams(text) > objects.objectStreams) throw new Refused('unreadable');
  assertPages(objects);
}

function* everyValue(objects: PDFObject[]): Generator<PDFObject> {
  const open = [...objects];
  for (let value = open.pop(); value; value = open.pop()) {
    yield value;
    if (value instanceof PDFStream) open.push(value.dict);
    else if (value instanceof PDFArray) for (const inner of value.asArray()) open.push(inner);
    else if (value instanceof PDFDict) for (const inner of value.values()) open.push(inner);
  }
}

function refusalOf(dict: PDFDict): Refusal | null {
  const keys: unknown[] = dict.keys();
  if (ATTACHMENT_KEYS.some((key) => keys.includes(key))) return 'attachments';
  if (ACTIVE_KEYS.some((key) => keys.includes(key))) return 'active';
  // Looked up, as a value may be written as a reference to a name.
  const subtype = dict.lookup(SUBTYPE);
  const action = dict.lookup(ACTION);
  if (dict.lookup(TYPE) === PDFName.of('EmbeddedFile')) return 'attachments';
  if (subtype === PDFName.of('FileAttachment') || action === PDFName.of('GoToE')) {
    return 'attachments';
  }
  return ACTIVE_ACTIONS.includes(action) || ACTIVE_ANNOTATIONS.includes(subtype) ? 'active' : null;
}

/** The page tree is walked, not believed: what it says about its size may be a lie. */
function assertPages({ document }: PdfObjects): void {
  const catalog = document.lookup(document.trailerInfo.Root);
  const open = [catalog instanceof PDFDict ? catalog.lookup(PAGES) : undefined];
  const seen = new Set<PDFObject>();
  let pages = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (!(node instanceof PDFDict) || seen.has(node)) throw new Refused('unreadable');
    seen.add(node);
    const kids = node.lookup(KIDS);
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) open.push(document.lookup(kid));
    else pages += 1;
    if (pages > MAX_PAGES) throw new Refused('pages');
  }
  if (pages === 0) throw new Refused('unreadable');
}
