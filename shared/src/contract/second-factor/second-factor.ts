import { FactorCode } from '../credentials';
import { Instant } from '../instant';
import { z } from '../schema';

/** In which no code is asked for. */
export const RememberedBrowser = z.object({
  browser_id: z.uuid(),
  /** Browser and system, such as `Firefox, Windows`; null = not known. */
  device: z.nullable(z.string()),
  last_used_at: Instant,
  remembered_until: Instant,
});
export type RememberedBrowser = z.infer<typeof RememberedBrowser>;

export const SecondFactor = z.object({
  /** Null = there is none. */
  since: z.nullable(Instant),
  /** Every account has to have one. */
  required: z.boolean(),
  /** Recovery codes that are unused. */
  recovery_codes: z.int(),
  browsers: z.array(RememberedBrowser),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Shown this once. */
export const StartedFactor = z.object({
  /** Base 32, for who types it. */
  secret: z.string(),
  /** `otpauth://…`, for a picture that the app reads. */
  address: z.string(),
});
export type StartedFactor = z.infer<typeof StartedFactor>;

export const ConfirmFactorInput = z.strictObject({ code: FactorCode });

/** Shown this once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const BrowserParams = z.strictObject({ browser_id: z.uuid() });
