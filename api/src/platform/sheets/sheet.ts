import type { Language } from '@manzil/shared/contract/values';
import type { Text } from '../http/errors';

/** What a cell holds. `code`: a text of letters and digits alone; `hundredths`: a whole number of them, such as fils. */
type Kind = 'text' | 'code' | 'day' | 'hundredths' | 'count';

export type SheetColumn<Row> = {
  head: Text;
  kind: Kind;
  /** Days as `YYYY-MM-DD`; null: an empty cell. */
  value: (row: Row, language: Language) => string | number | null;
};

/** A table for a spreadsheet, whichever its format. */
export type Sheet<Row> = {
  /** Of the file, without its ending. */
  name: Text;
  columns: readonly SheetColumn<Row>[];
};

export type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

/** Has taken the first row: what is wrong with a request is answered before the file begins. */
export async function started<Row>(rows: AsyncGenerator<Row>): Promise<AsyncGenerator<Row>> {
  const first = await rows.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* rows;
  })();
}
