import { constants, inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { Refused } from './refused';

/** Names, numbers, lists and so on; a tagged report of 200 pages has about 150,000. */
const MAX_VALUES = 300_000;
/** Object streams and cross-reference streams together, unpacked. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

const TYPE = PDFName.of('Type');
const FILTER = PDFName.of('Filter');
const COUNT = PDFName.of('N');
const FLATE = PDFName.of('FlateDecode');
const OBJECT_STREAM = PDFName.of('ObjStm');
const UNPACKED_BY_PARSER: unknown[] = [OBJECT_STREAM, PDFName.of('XRef')];

export type PdfObjects = {
  document: PDFContext;
  /** Also those that nothing refers to, and those that a later revision replaces. */
  all: PDFObject[];
  /** The same by their references: one may be defined more than once. */
  definitions: ReadonlyMap<PDFRef, readonly PDFObject[]>;
  objectStreams: number;
};

/** From the first byte to the last: another viewer may show what this one passes over. @throws Refused */
export async function readPdfObjects(bytes: Uint8Array): Promise<PdfObjects> {
  const parser = new WholeFileParser(bytes);
  try {
    const document = await parser.parseDocument();
    const { all, definitions, objectStreams } = parser;
    return { document, all, definitions, objectStreams };
  } catch (cause) {
    throw parser.refused ?? new Refused('unreadable', { cause });
  }
}

class WholeFileParser extends PDFParser {
  readonly all: PDFObject[] = [];
  readonly definitions = new Map<PDFRef, PDFObject[]>();
  objectStreams = 0;
  /** Kept, because the parser catches what is thrown while it reads an object. */
  refused: Refused | null = null;
  #values = 0;
  #unpackedBytes = 0;

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    const assign = this.context.assign.bind(this.context);
    this.context.assign = (ref: PDFRef, object: PDFObject) => {
      this.all.push(object);
      const known = this.definitions.get(ref);
      if (known) known.push(object);
      else this.definitions.set(ref, [object]);
      assign(ref, object);
    };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.#count(1);
    const object = super.parseObject(ref);
    if (object instanceof PDFRawStream) this.#measure(object);
    return object;
  }

  /** The parser unpacks these two kinds of stream, without a limit of its own. */
  #measure({ dict, contents }: PDFRawStream): void {
    const type = dict.lookup(TYPE);
    if (!UNPACKED_BY_PARSER.includes(type)) return;
    if (type === OBJECT_STREAM) this.objectStreams += 1;
    const count = dict.lookup(COUNT);
    this.#count(count instanceof PDFNumber ? count.asNumber() : 0);
    const filter = dict.lookup(FILTER);
    const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
    this.#unpackedBytes += this.#unpackedSize(filters, contents);
    if (this.#unpackedBytes > MAX_UNPACKED_BYTES) this.#refuse('complex');
  }

  #unpackedSize(filters: PDFObject[], contents: Uint8Array): number {
    if (filters.length === 0) return contents.length;
    if (filters.length > 1 || filters[0] !== FLATE) return this.#refuse('complex');
    try {
      // As lenient as the parser: a checksum may be missing.
      const finishFlush = constants.Z_SYNC_FLUSH;
      return inflateSync(contents, { maxOutputLength: MAX_UNPACKED_BYTES, finishFlush }).length;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return this.#refuse(code === 'ERR_BUFFER_TOO_LARGE' ? 'complex' : 'unreadable');
    }
  }

  #count(values: number): void {
    this.#values += values;
    if (this.refused || this.#values > MAX_VALUES) this.#refuse('complex');
  }

  #refuse(refusal: Refused['refusal']): never {
    this.refused ??= new Refused(refusal);
    throw this.refused;
  }
}
