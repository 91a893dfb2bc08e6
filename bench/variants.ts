export const variants = ['federated', 'monolith', 'monolith with hints'] as const;
export type Variant = (typeof variants)[number];

export const ports = { federated: 5310, api: 5311, plain: 5312, hinted: 5313 } as const;

export const origins: Readonly<Record<Variant, string>> = {
  federated: `http://localhost:${ports.federated}`,
  monolith: `http://localhost:${ports.plain}`,
  'monolith with hints': `http://localhost:${ports.hinted}`,
};

/** The page whose first screen is measured. */
export const FIRST_PATH = '/dashboard';
