import { addDays, addMonths } from '@manzil/shared/domain/deadlines';
import type { DemoCalendar } from './demo-calendar';
import type { Owner } from './demo-ledger';
import type { DemoRows } from './demo-rows';
import { LENA, MAX } from './investors';
import type { MaxProject } from './max-projects';

export const YEARS = 5;

export type MaxUnit = {
  id: string;
  index: number;
  project: MaxProject;
  owners: Owner[];
  feeBps: number;
  price: number;
  /** Of the current year, in fils. */
  rent: number;
  serviceCharge: number;
  insurance: number;
  lifecycle: DemoRows['units'][number]['lifecycle'];
  /** Last day of the latest tenancy; null before handover. */
  letUntil: string | null;
};

export function ownersOf(index: number): Owner[] {
  if (index > 0) return [{ investorId: MAX, shareBps: 10_000 }];
  return [LENA, MAX].map((investorId) => ({ investorId, shareBps: 5_000 }));
}

export function since(
  { lifecycle, letUntil: until, index }: MaxUnit,
  { inDays }: DemoCalendar,
): string {
  if (until === null) return inDays(-40 - (index % 200));
  return lifecycle === 'vacant_listed' ? until : addMonths(addDays(until, 1), -12);
}

export const handedOverOn = ({ letUntil }: Pick<MaxUnit, 'letUntil'>): string | null =>
  letUntil === null ? null : addDays(addMonths(addDays(letUntil, 1), -12 * YEARS), -30);
