import { Instant } from '../instant';
import { IntId } from '../parameters';
import { z } from '../schema';
import { DrawingSchema } from '../units/unit-stage';
import { Emirate } from '../units/units';
import { Bps, Day } from '../values';

export const ConstructionPhoto = z.object({
  /** Below the API's base. */
  path: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  taken_on: z.nullable(Day),
  /** Place it was taken from; photos of one place lie over one another. */
  camera: z.nullable(z.string()),
  caption_de: z.nullable(z.string()),
  caption_en: z.nullable(z.string()),
  alt_de: z.string(),
  alt_en: z.string(),
});
export type ConstructionPhoto = z.infer<typeof ConstructionPhoto>;

/** A photo is sent this wide, in pixels, to whoever asks for it; a narrower one as it is. */
export const PHOTO_WIDTHS = ['480', '960'] as const;

/** So many photos of each report are sent. */
export const UPDATE_PHOTOS = 12;

export const ConstructionUpdate = z.object({
  id: z.uuid(),
  published_on: Day,
  title_de: z.string(),
  title_en: z.string(),
  body_de: z.string(),
  body_en: z.string(),
  source: z.enum(['developer', 'dld', 'site_visit']),
  progress_bps: Bps,
  /** State of the building on that day, for its drawing; null where the report does not say. */
  floors_built: z.nullable(z.int()),
  facade_floors: z.nullable(z.int()),
  /** In their order; the first 12. */
  photos: z.array(ConstructionPhoto),
  /** Since the investor's last visit; none before the first. */
  is_new: z.boolean(),
});
export type ConstructionUpdate = z.infer<typeof ConstructionUpdate>;

/** So many reports of each source are sent. */
export const PROJECT_UPDATES = 24;

/** A project in which the investor owns a unit; any other answers 404. */
export const Project = z.object({
  property_id: z.int(),
  name: z.string(),
  developer: z.string(),
  community: z.string(),
  emirate: Emirate,
  dld_project_no: z.nullable(z.string()),
  total_units: z.int(),
  contract_completion_on: z.nullable(Day),
  forecast_completion_on: z.nullable(Day),
  grace_months: z.nullable(z.int()),
  /** Null while it is being built. */
  completion_certificate_on: z.nullable(Day),
  /** What was promised when, oldest first: the last 24 changes. */
  forecasts: z.array(z.object({ announced_on: Day, forecast_on: Day })),
  /** The only account to pay instalments into; the full IBAN is never part of this answer. */
  escrow: z.nullable(z.object({ bank_name: z.string(), iban_last4: z.string() })),
  drawing: DrawingSchema,
  progress: z.object({
    dld_bps: z.nullable(Bps),
    developer_bps: z.nullable(Bps),
    site_visit_bps: z.nullable(Bps),
  }),
  /** Newest first; the newest 24 of each source. `update_count` tells how many there are. */
  updates: z.array(ConstructionUpdate),
  update_count: z.int(),
  units: z.array(
    z.object({ unit_id: z.uuid(), unit_no: z.string(), handed_over_on: z.nullable(Day) }),
  ),
  /** Moment of this answer: what it shows is read until then. */
  as_of: Instant,
});
export type Project = z.infer<typeof Project>;

export const ProjectParams = z.strictObject({ property_id: IntId });

/** So many projects are listed. */
export const LISTED_PROJECTS = 200;

export const ProjectSummary = z.object({
  property_id: z.int(),
  name: z.string(),
  community: z.string(),
  finished: z.boolean(),
  /** Reports since the investor's last visit. */
  new_reports: z.int(),
  /** The first of the newest report that has any, while it is being built; older APIs leave it out. */
  newest_photo: z.optional(z.nullable(z.extend(ConstructionPhoto, { published_on: Day }))),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

/** What is being built first, then by name. */
export const ProjectList = z.object({ items: z.array(ProjectSummary) });
export type ProjectList = z.infer<typeof ProjectList>;

/** `as_of` of the answer that was shown. */
export const Reading = z.strictObject({
  read_until: Instant.check(z.refine((instant) => Date.parse(instant) >= 0)),
});

export const PhotoParams = z.strictObject({ photo_id: z.uuid() });
export const PhotoQuery = z.strictObject({ width: z.optional(z.enum(PHOTO_WIDTHS)) });
