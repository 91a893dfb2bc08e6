export const parts = ['display', 'mails', 'password', 'devices', 'data'] as const;
export type Part = (typeof parts)[number];
