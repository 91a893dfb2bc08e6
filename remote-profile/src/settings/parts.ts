/** The parts of the settings in their order; each is the anchor that leads to it. */
export const parts = ['display', 'mails', 'password', 'devices', 'data'] as const;
export type Part = (typeof parts)[number];
