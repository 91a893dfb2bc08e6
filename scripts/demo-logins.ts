export const demoPassword = 'Marina-Walk-2026!';

/** Accounts of the demo data, and what each shows. */
export const demoLogins = [
  ['anna.becker@example.com', 'four units in every stage'],
  ['clara.neumann@example.com', 'from reserved to let, a debt, an expired paper'],
  ['jonas.weber@example.com', 'onboarding not finished'],
  ['lena.hoffmann@example.com', 'a declined passport'],
  ['max.krueger@example.com', '250 units'],
  ['mia.vogel@example.com', 'no units yet'],
  ['paul.richter@example.com', 'lives in the unit, nothing to do'],
] as const;
