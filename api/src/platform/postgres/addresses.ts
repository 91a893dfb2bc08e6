import type { Config } from '../config';
import { asLogin } from './logins';

/** Who signs in where. */
export type Addresses = {
  /** Owns the tables; directly at the server, past any pooler. */
  owner: string;
  service: string;
  portal: string;
  /** The last two follow from the first (`makeLogins`). */
  derived: boolean;
};

export const addressesOf = (owner: string): Addresses => ({
  owner,
  service: asLogin(owner, 'manzil_service'),
  portal: asLogin(owner, 'manzil_portal'),
  derived: true,
});

/** Of the server that the environment names; null = the embedded one. */
export function configuredAddresses({
  databaseUrl,
  portalDatabaseUrl,
  migrationDatabaseUrl,
}: Pick<Config, 'databaseUrl' | 'portalDatabaseUrl' | 'migrationDatabaseUrl'>): Addresses | null {
  if (databaseUrl === null) return null;
  if (portalDatabaseUrl === null) return addressesOf(databaseUrl);
  return {
    owner: migrationDatabaseUrl ?? databaseUrl,
    service: databaseUrl,
    portal: portalDatabaseUrl,
    derived: false,
  };
}
