import type { ConsentPurpose } from '@manzil/shared/contract/consents/consents';

/** What happens only where the user agrees. `analytics`: error reports and loading times. */
export const optionalPurposes = ['analytics', 'replay'] as const satisfies ConsentPurpose[];

export type Granted = Readonly<Record<(typeof optionalPurposes)[number], boolean>>;

export const nothing: Granted = { analytics: false, replay: false };
export const everything: Granted = { analytics: true, replay: true };

/** Of the texts that ask. Where they come to say something else it is raised, and everybody is asked again. */
export const TEXTS_VERSION = '2026-11';
