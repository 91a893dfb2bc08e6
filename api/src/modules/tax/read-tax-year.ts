import type { ChosenUnit, TaxUnit, TaxYear } from '@manzil/shared/contract/tax/tax';
import type { Language } from '@manzil/shared/contract/values';
import { usualTaxGroup } from '@manzil/shared/domain/tax-group';
import {
  sumRows,
  TAX_GROUP_ORDER,
  type TaxResidence,
  taxCurrency,
} from '@manzil/shared/domain/tax-year';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { composeDepreciation } from './compose-depreciation';
import {
  findFirstYear,
  findTaxAmounts,
  findTaxBookings,
  type Span,
  type TaxAmount,
} from './tax-bookings.repository';
import { findDepreciation, findResidence } from './tax-entries.repository';
import { findDayRates } from './tax-rates.repository';
import { type Conversion, toResult, toTaxBooking, toTaxRow, toTaxSum } from './tax-rows';
import { findPurchase, findUnitsOfYear, type OwnedInYear } from './tax-units.repository';

type Asked = { year: number; unitId: string | null; language: Language; today: string };

/** What has come in and gone out up to today: a cheque that lies with us is no inflow yet. */
export function spanOf(year: number, today: string): Span {
  const [through = today] = [`${year}-12-31`, today].sort();
  return { from: `${year}-01-01`, through };
}

/** @param currencies of what is converted */
export async function conversionFor(
  db: Db,
  residence: TaxResidence | null,
  currencies: readonly string[],
  { from, through }: Span,
): Promise<Conversion> {
  if (!residence) return null;
  const into = taxCurrency(residence);
  const rates = new Map<string, Awaited<ReturnType<typeof findDayRates>>>();
  for (const base of currencies) {
    if (base !== into) rates.set(base, await findDayRates(db, base, into, from, through));
  }
  return { into, rates };
}

const currenciesOf = (amounts: readonly TaxAmount[]): string[] => [
  ...new Set(amounts.map(({ currency }) => currency)),
];

export async function readTaxYear(db: Db, me: InvestorId, asked: Asked): Promise<TaxYear> {
  const { year, today } = asked;
  const span = spanOf(year, today);
  const amounts = await findTaxAmounts(db, me, span);
  const booked = new Set(amounts.flatMap(({ unit_id }) => unit_id ?? []));
  const owned = await findUnitsOfYear(db, me, span, [...booked]);
  const first = await findFirstYear(db, me);
  const { residence, residence_from } = await findResidence(db, me);
  const conversion = await conversionFor(db, residence, currenciesOf(amounts), span);
  const units = unitsOf(amounts, owned, conversion);
  return {
    year,
    years: yearsFrom(first, Number(today.slice(0, 4))),
    through: span.through,
    residence,
    residence_from,
    units,
    sum: toResult(
      amounts.map((each) => toTaxRow(each, conversion)),
      conversion,
    ),
    receipts: receiptsIn(amounts, 'file'),
    paper_receipts: receiptsIn(amounts, 'paper'),
    chosen: await chosenOf(db, me, asked, { units, span, residence, conversion }),
  };
}

function yearsFrom(first: number | null, last: number): number[] {
  if (first === null) return [];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, ago) => last - ago);
}

function unitsOf(
  amounts: readonly TaxAmount[],
  owned: readonly OwnedInYear[],
  conversion: Conversion,
): TaxUnit[] {
  const byUnit = new Map<string | null, TaxAmount[]>();
  for (const amount of amounts) {
    const own = byUnit.get(amount.unit_id);
    if (own) own.push(amount);
    else byUnit.set(amount.unit_id, [amount]);
  }
  const resultOf = (unitId: string | null) =>
    toResult(
      (byUnit.get(unitId) ?? []).map((each) => toTaxRow(each, conversion)),
      conversion,
    );
  const units: TaxUnit[] = owned.map(({ share_bps, owned_to, ...unit }) => ({
    unit,
    share_bps,
    owned_to,
    ...resultOf(unit.unit_id),
  }));
  if (byUnit.has(null)) {
    units.push({ unit: null, share_bps: null, owned_to: null, ...resultOf(null) });
  }
  return units;
}

type Reckoned = {
  units: readonly TaxUnit[];
  span: Span;
  residence: TaxResidence | null;
  conversion: Conversion;
};

/** The unit that was asked for, or the only one; null where it is not among those of the year. */
async function chosenOf(
  db: Db,
  me: InvestorId,
  { year, unitId, language }: Asked,
  { units, span, residence, conversion }: Reckoned,
): Promise<ChosenUnit | null> {
  const named = units.filter(({ unit }) => unit !== null);
  const chosen = unitId
    ? named.find(({ unit }) => unit?.unit_id === unitId.toLowerCase())
    : named.length === 1
      ? named[0]
      : undefined;
  if (!chosen?.unit) return null;
  const { unit_id } = chosen.unit;
  const rows = await findTaxBookings(db, me, span, [unit_id], language);
  const groups = TAX_GROUP_ORDER.flatMap((group) => {
    const own = rows.filter((row) => (row.tax_group ?? usualTaxGroup(row.category)) === group);
    if (own.length === 0) return [];
    const sum = sumRows(own.map((row) => toTaxRow(row, conversion)));
    const items = own.map((row) => toTaxBooking(row, conversion));
    return [{ group, sum: toTaxSum(sum, conversion), items }];
  });
  const bought = await findPurchase(db, me, unit_id, span.from);
  return {
    ...chosen,
    groups,
    receipts: receiptsIn(rows, 'file'),
    paper_receipts: receiptsIn(rows, 'paper'),
    depreciation:
      bought &&
      composeDepreciation(
        { bought, share_bps: chosen.share_bps ?? 0, owned_to: chosen.owned_to },
        await findDepreciation(db, me, unit_id),
        { year, residence },
        await conversionFor(db, residence, ['AED'], {
          from: bought.purchased_on,
          through: bought.purchased_on,
        }),
      ),
  };
}

const receiptsIn = (amounts: readonly TaxAmount[], kept: 'file' | 'paper'): number =>
  new Set(amounts.flatMap(({ document_id, receipt }) => (receipt === kept && document_id) || []))
    .size;
