import { z } from '@manzil/shared/contract/schema';
import { dirhamInEuros, dirhamInFrancs } from '@manzil/shared/domain/money-rate';
import { CommandError } from '../command-error';
import { FileUnreadable } from '../import/csv/file-unreadable';
import { type CsvRecord, readCsv } from '../import/csv/read-csv';
import { quoted } from '../quoted';
import type { Rate } from './rates.repository';

const MONTHS =
  'January February March April May June July August September October November December';
const IsoDay = z.iso.date();
/** Currencies for one euro. */
const RATE = /^\d{1,4}\.\d{1,8}$/;
/** What the bank writes where it has no rate. */
const NONE = /^(N\/A|-|)$/;

/** @throws CommandError where the file is none of the bank's */
export async function readEuroRates(path: string): Promise<Rate[]> {
  const records = readCsv(path, () => undefined);
  try {
    const header = await records.next();
    const names: string[] = header.done ? [] : header.value.cells;
    const [date, usd, chf] = ['Date', 'USD', 'CHF'].map((name) => names.indexOf(name));
    if (date !== 0 || usd === undefined || chf === undefined || usd < 0 || chf < 0)
      throw new CommandError(
        `${quoted(path)} is no file of the European Central Bank: it begins with Date and has USD and CHF.`,
      );
    const rates: Rate[] = [];
    for await (const record of records) rates.push(...ratesOf(record, usd, chf));
    return rates;
  } catch (error) {
    if (error instanceof FileUnreadable)
      throw new CommandError(`Line ${error.line} ${error.message}.`, { cause: error });
    if (error instanceof Error && 'code' in error && !(error instanceof CommandError))
      throw new CommandError(`${quoted(path)} cannot be read (${error.code}).`, { cause: error });
    throw error;
  }
}

function ratesOf({ line, cells }: CsvRecord, usd: number, chf: number): Rate[] {
  const as_of = dayOf(cells[0] ?? '');
  if (as_of === null) throw new CommandError(`Line ${line}: ${quoted(cells[0] ?? '')} is no day.`);
  const [dollars, francs] = [cells[usd] ?? '', cells[chf] ?? ''];
  for (const written of [dollars, francs]) {
    if (!NONE.test(written) && !(RATE.test(written) && Number(written) > 0))
      throw new CommandError(`Line ${line}: ${quoted(written)} is no rate.`);
  }
  if (NONE.test(dollars)) return [];
  const rate = { base: 'AED', as_of, source: 'ecb_usd_peg' } as const;
  return [
    { ...rate, quote: 'EUR', rate: dirhamInEuros(dollars) },
    ...(NONE.test(francs)
      ? []
      : [{ ...rate, quote: 'CHF', rate: dirhamInFrancs(dollars, francs) }]),
  ];
}

/** `2026-11-25` in the history, `25 November 2026` in the file of the day. */
function dayOf(written: string): string | null {
  const [, day = '', name = '', year] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(written) ?? [];
  const month = MONTHS.split(' ').indexOf(name) + 1;
  const iso = year ? `${year}-${two(month)}-${two(Number(day))}` : written;
  return IsoDay.safeParse(iso).success ? iso : null;
}

const two = (number: number) => String(number).padStart(2, '0');
