import type { ConsentPurpose } from '@manzil/shared/contract/consents/consents';

/** `analytics`: error reports and loading times. */
export const optionalPurposes = ['analytics', 'replay'] as const satisfies ConsentPurpose[];

export type Granted = Readonly<Record<(typeof optionalPurposes)[number], boolean>>;

export const nothing: Granted = { analytics: false, replay: false };
export const everything: Granted = { analytics: true, replay: true };

/** Raised where the texts come to say something else: everybody is asked again. */
export const TEXTS_VERSION = '2026-11';
