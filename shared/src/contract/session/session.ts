import { ProfileStatus } from '../../domain/profile-status';
import { z } from '../schema';
import { Display } from '../settings/display';

/** An area as the navigation shows it. */
const NavigationItem = z.object({
  /** What its entry links to, `/financials`; everything below belongs to it. */
  path: z.string(),
  is_visible: z.boolean(),
  /** false: dimmed and not clickable, and its pages say why. */
  is_activated: z.boolean(),
  reason: z.object({ de: z.string(), en: z.string() }),
});
export type NavigationItem = z.infer<typeof NavigationItem>;

export const Investor = z.object({
  investor_id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  /** Number of completed steps; 4 = done. */
  onboarding_step: z.int().check(z.gte(0)),
  profile_status: z.enum(ProfileStatus),
  /** Nothing else can be done before a second factor is set up. Not there in what a build before kept on a device. */
  second_factor_due: z.optional(z.boolean()),
  /** Of the settings. Not there in what a build before kept on a device. */
  display: z.optional(Display),
  /**
   * Items that differ from the rule: an item that is not named here is visible and activated. Not there in what a build
   * before kept on a device.
   */
  navigation: z.optional(z.array(NavigationItem)),
});
export type Investor = z.infer<typeof Investor>;

/** Whether the caller is signed in. Asking does not prolong the session. */
export const SessionValidity = z.object({ valid: z.boolean() });
