import { PACKAGE_CODES } from '../../domain/package-start';
import { InputDay } from '../entered-values';
import { Instant } from '../instant';
import { IntId, Page } from '../parameters';
import { z } from '../schema';
import { Bps, Money } from '../values';
import { Version } from '../version';

export const PackageCode = z.enum(PACKAGE_CODES);

/** A year's, of the whole unit, whatever the user's share. */
export const PackagePrice = z.strictObject({ annual_rent: Money, fee: Money, vat: Money });
export type PackagePrice = z.infer<typeof PackagePrice>;

/** What a package costs a unit, and from when. */
export const PackageTerms = z.strictObject({
  package_code: PackageCode,
  /** null = from the handover on. */
  starts_on: z.nullable(InputDay),
  /** Of the annual rent. */
  fee_bps: Bps,
  /** Of the fee. */
  vat_bps: Bps,
  /** By the tenancy of today; null = the unit is not let. */
  price: z.nullable(PackagePrice),
});
export type PackageTerms = z.infer<typeof PackageTerms>;

export const ChosenPackage = z.extend(PackageTerms, {
  /** Last day; null = until further notice. */
  ends_on: z.nullable(InputDay),
  /** The user's own order, whose confirmation can be downloaded; null = an operator or a co-owner set it. */
  order_id: z.nullable(z.uuid()),
});
export type ChosenPackage = z.infer<typeof ChosenPackage>;

export const UnitPackage = z.object({
  unit_id: z.uuid(),
  unit_no: z.string(),
  property_name: z.string(),
  share_bps: Bps,
  /** The package of today. */
  present: z.nullable(ChosenPackage),
  /** What takes its place; it can be taken back until the day before. */
  scheduled: z.nullable(ChosenPackage),
  /** What may be ordered today; nothing while something is scheduled, or the package of today is about to end. */
  offers: z.array(PackageTerms),
  /** Counts the changes of the unit's package; 0 = it never had one. */
  version: Version,
});
export type UnitPackage = z.infer<typeof UnitPackage>;

export const PACKAGE_PAGE_SIZE = 24;

/** `package`: only units that have this one today. */
export const PackageFilter = z.enum([...PACKAGE_CODES, 'none']);
export type PackageFilter = z.infer<typeof PackageFilter>;

export const PackageListQuery = z.strictObject({
  page: z.optional(Page),
  package: z.optional(PackageFilter),
});

/** The investor's units with their packages, by building and number. */
export const PackageList = z.object({
  items: z.array(UnitPackage),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
  /** Of all units, whatever is asked for. */
  counts: z.object({ all: z.int(), none: z.int(), basic: z.int(), premium: z.int() }),
});
export type PackageList = z.infer<typeof PackageList>;

/** `order_id`: random, made by the sender's page. The same sent twice is one order. */
export const PackageOrderParams = z.strictObject({ unit_id: z.uuid(), order_id: z.uuidv4() });

/** `terms`: as the user saw them. The order is refused where they are others by now. */
export const PackageOrderInput = z.strictObject({ terms: PackageTerms, version: Version });
export type PackageOrderInput = z.infer<typeof PackageOrderInput>;

export const PackageOrder = z.object({
  order_id: z.uuid(),
  ordered_at: Instant,
  /** As they were agreed. */
  terms: PackageTerms,
  /** As it is now. */
  unit: UnitPackage,
});
export type PackageOrder = z.infer<typeof PackageOrder>;

export const PackageOrderDownload = z.strictObject({ order_id: z.uuid() });

/** `version`: of the unit's package. */
export const ScheduledPackageQuery = z.strictObject({ version: IntId });
