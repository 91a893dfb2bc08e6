import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PdfObjects } from './pdf-objects';

const named = (name: string) => PDFName.of(name);
const [OPEN, EVENTS, ACTION, NEXT, FILE, PROXY] = ['OpenAction', 'AA', 'S', 'Next', 'F', 'Ref'].map(
  named,
) as [PDFName, PDFName, PDFName, PDFName, PDFName, PDFName];

/** ISO 32000-2, 12.6.4: an address, another file, a place in another file. */
const LEADS_OUT: unknown[] = ['URI', 'GoToR', 'GoToE', 'GoToDp', 'Launch', 'Thread'].map(named);

const FILES = ['F', 'UF', 'DOS'].map(named);
const PLACES = [...FILES, ...['URI', 'Base', 'Unix', 'Mac'].map(named)];
/** A computer of the network, which a viewer signs in to with the user's password as soon as it looks for the file. */
const NETWORK = /^\s*(?:\\\\|\/\/|\\?\/\\?\/|(?:file|smb|unc|dav|webdav):)/i;
/** The same as ISO 32000-2, 7.11.2 spells it: `/host/share/a.pdf`. A single letter, `/c/a.pdf`, is a drive. */
const HOST = /^\s*\/[^/]{2,}\//;

/** Opens something without a click, takes in another file, or names a place in a network. A link to click is none. */
export function reachesOutside(
  value: PDFObject,
  { definitions }: Pick<PdfObjects, 'definitions'>,
): boolean {
  if (value instanceof PDFStream && value.dict.has(FILE)) return true;
  if (!(value instanceof PDFDict)) return false;
  return (
    happens(value.get(OPEN), definitions) ||
    resolved(value.get(EVENTS), definitions).some(
      (events) =>
        events instanceof PDFDict && events.values().some((each) => happens(each, definitions)),
    ) ||
    resolved(value.get(PROXY), definitions).some(
      (proxy) => proxy instanceof PDFDict && proxy.has(FILE),
    ) ||
    PLACES.some((place) =>
      texts(value.get(place), definitions).some((text) => NETWORK.test(text)),
    ) ||
    FILES.some((place) => texts(value.get(place), definitions).some((text) => HOST.test(text)))
  );
}

type Definitions = PdfObjects['definitions'];

/** Every object that was ever defined under a reference: which of them is taken depends on the viewer. */
function resolved(value: PDFObject | undefined, definitions: Definitions): readonly PDFObject[] {
  if (!value) return [];
  return value instanceof PDFRef ? (definitions.get(value) ?? []) : [value];
}

function happens(action: PDFObject | undefined, definitions: Definitions): boolean {
  const open = [...resolved(action, definitions)];
  const seen = new Set<PDFObject>();
  for (let step = open.pop(); step; step = open.pop()) {
    // A destination, which is an array too, leads to a page.
    if (!(step instanceof PDFDict) || seen.has(step)) continue;
    seen.add(step);
    const kinds = resolved(step.get(ACTION), definitions);
    if (kinds.some((kind) => LEADS_OUT.includes(kind))) return true;
    for (const next of resolved(step.get(NEXT), definitions)) {
      if (!(next instanceof PDFArray)) open.push(next);
      else for (const each of next.asArray()) open.push(...resolved(each, definitions));
    }
  }
  return false;
}

const texts = (value: PDFObject | undefined, definitions: Definitions): string[] =>
  resolved(value, definitions).flatMap((each) =>
    each instanceof PDFString || each instanceof PDFHexString ? each.decodeText() : [],
  );
