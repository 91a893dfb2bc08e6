/** Ports of the test suite's own portal, away from those of a portal that runs beside it. */
export const ports = { portal: 3310, api: 4310, spare: 3320, reports: 3321 } as const;

export const origins = {
  portal: `http://localhost:${ports.portal}`,
  api: `http://localhost:${ports.api}`,
} as const;
