import { divideHalfUp, shareOf } from './money';
import type { TaxResidence } from './tax-year';

/**
 * Why a building is written off at its rate. `usual`: by law where nothing else holds; `finished_from_2023`: Germany,
 * finished after 31 December 2022; `shorter_life`: the owner's own rate, which an expert's report has to prove.
 */
export const DepreciationReason = ['usual', 'finished_from_2023', 'shorter_life'] as const;
export type DepreciationReason = (typeof DepreciationReason)[number];

/** Germany: § 7 (4) sentence 1 no. 2 EStG. Austria: § 16 (1) no. 8 EStG 1988. */
const BY_LAW: Record<'DE' | 'AT', Partial<Record<DepreciationReason, number>>> = {
  DE: { usual: 200, finished_from_2023: 300 },
  AT: { usual: 150 },
};

/** Switzerland knows none for what people own privately. */
export const depreciates = (residence: TaxResidence): residence is 'DE' | 'AT' =>
  residence !== 'CH';

/** Reasons to choose from. */
export const reasonsIn = (residence: 'DE' | 'AT'): DepreciationReason[] =>
  DepreciationReason.filter(
    (reason) => reason === 'shorter_life' || BY_LAW[residence][reason] !== undefined,
  );

/** Bps a year; null where the reason does not exist there, or the own rate is not known. */
export function depreciationRate(
  residence: 'DE' | 'AT',
  reason: DepreciationReason,
  ownRateBps: number | null,
): number | null {
  return reason === 'shorter_life' ? ownRateBps : (BY_LAW[residence][reason] ?? null);
}

const monthsUpTo = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Months of a year in which the unit was owned, the first and the last one counted. */
export function monthsIn(year: number, from: string, to: string | null): number {
  const first = Math.max(monthsUpTo(from), year * 12 + 1);
  const last = Math.min(to === null ? Number.POSITIVE_INFINITY : monthsUpTo(to), year * 12 + 12);
  return Math.max(0, last - first + 1);
}

export type DepreciationInput = {
  residence: 'DE' | 'AT';
  /** Price and costs of the purchase, the owner's part, in minor units of the tax currency. */
  acquisition: number;
  /** Of the land, which is not written off. */
  landShareBps: number;
  rateBps: number;
  /** From when the owner has use and burden of it. */
  startsOn: string;
  /** Last day of ownership; null: owned. */
  endsOn: string | null;
  year: number;
};

export type Depreciation = {
  land: number;
  building: number;
  /** Of a whole year. */
  yearly: number;
  /** Of the year asked for. */
  months: number;
  amount: number;
};

/**
 * What of the building is written off in a year: evenly. Of a year that is not whole, Germany takes its months (§ 7 (1)
 * sentence 4 EStG), Austria the half where the months are six at most (§ 7 (2) EStG 1988). Never more than is left.
 */
export function depreciationOf(input: DepreciationInput): Depreciation {
  const { residence, acquisition, landShareBps, rateBps, startsOn, endsOn, year } = input;
  const land = shareOf(acquisition, landShareBps);
  const building = acquisition - land;
  const yearly = shareOf(building, rateBps);
  const inYear = (each: number) => partOfYear(residence, yearly, monthsIn(each, startsOn, endsOn));
  let before = 0;
  for (let each = Number(startsOn.slice(0, 4)); each < year; each += 1) before += inYear(each);
  const left = Math.max(0, building - before);
  return {
    land,
    building,
    yearly,
    months: monthsIn(year, startsOn, endsOn),
    amount: Math.min(left, inYear(year)),
  };
}

function partOfYear(residence: 'DE' | 'AT', yearly: number, months: number): number {
  if (residence === 'DE') return divideHalfUp(BigInt(yearly) * BigInt(months), 12n);
  if (months === 0) return 0;
  return months > 6 ? yearly : divideHalfUp(BigInt(yearly), 2n);
}
