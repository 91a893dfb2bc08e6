import { addDays, addMonths } from './deadlines';

/** From the smaller to the larger one. */
export const PACKAGE_CODES = ['basic', 'premium'] as const;
export type PackageCode = (typeof PACKAGE_CODES)[number];

export type PackageSituation = {
  /** Calendar day in Dubai. */
  today: string;
  /** Whether the unit has been handed over to its owners. */
  handedOver: boolean;
  /** The package the unit has today. */
  present: PackageCode | null;
  /** The tenancy of today: its last day, and the next day on which rent is due in it. */
  tenancy: { ends_on: string; next_rent_on: string | null } | null;
};

/**
 * The first day of a package that is ordered today; null = the day of the handover, whenever that is.
 *
 * A first package begins at once. A larger one begins with the next rent period, as its fee is taken from that rent;
 * a smaller one with the renewal of the tenancy, up to which the larger one was agreed. Without a tenancy either begins
 * with the next month.
 */
export function packageStart(
  wanted: PackageCode,
  { today, handedOver, present, tenancy }: PackageSituation,
): string | null {
  if (!present) return handedOver ? today : null;
  if (!tenancy) return addMonths(`${today.slice(0, 8)}01`, 1);
  const renewal = addDays(tenancy.ends_on, 1);
  const larger = PACKAGE_CODES.indexOf(wanted) > PACKAGE_CODES.indexOf(present);
  return larger ? (tenancy.next_rent_on ?? renewal) : renewal;
}
