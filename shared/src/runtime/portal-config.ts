/** Runtime configuration that the edge writes into the document. */
export type PortalConfig = {
  /** Origin of the API for this site, without a trailing slash. */
  apiBase: string;
  release: string;
  support: { email: string; phone: string; whatsapp: string };
  /** Number of the operator's licence to manage property (RERA, Dubai); nothing is said of one where it is missing. */
  licence?: string;
  /** Where users who agree send error reports to; nothing is reported where it is missing. */
  sentryDsn?: string;
};

let config: PortalConfig | undefined;

/** Set once by the host before anything renders. */
export const setPortalConfig = (value: PortalConfig): void => {
  config = value;
};

/** @throws Error when the host has not started yet */
export function portalConfig(): PortalConfig {
  if (!config) throw new Error('The portal has not been configured yet.');
  return config;
}
