import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from '@manzil/shared/contract/schema';
import { DatabaseUrl, Environment } from './environment';
import { StartError } from './start-error';

export type Config = {
  production: boolean;
  /** To listen on; a network stands for this machine's address in it. */
  host: string;
  port: number;
  metricsHost: string;
  /** null = no metrics. */
  metricsPort: number | null;
  /** Origins of the portal: the only ones whose pages may call with the cookie. */
  origins: string[];
  /** The portal is served by https, so cookies are Secure and HSTS is sent. */
  secure: boolean;
  /** Where mail programs reach the API. */
  apiOrigin: string;
  /** Networks whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  dataDir: string;
  /** Signs in as manzil_service, or, alone, as the owner of the tables; null = the embedded server. */
  databaseUrl: string | null;
  /** Signs in as manzil_portal; null = `databaseUrl` is alone. */
  portalDatabaseUrl: string | null;
  /** Signs in as the owner of the tables, for migrations; null = nobody does, or `databaseUrl`. */
  migrationDatabaseUrl: string | null;
  /** Migrations and contents are brought in by the start; otherwise by "manzil migrate", before it. */
  migrateAtStart: boolean;
  /** `s3://bucket?endpoint=…&region=…`; null = a folder in `dataDir`. */
  filesUrl: string | null;
  /** Keys of 32 bytes in base64 that encrypt files, the current one first; null = `filesKeyFile`. */
  filesKey: string | null;
  /** Holds what `filesKey` would; null = a key of our own in `dataDir`. */
  filesKeyFile: string | null;
  /** `tcp://host:3310` or `unix:///path` of a virus scanner; null = files are not scanned. */
  clamdUrl: string | null;
  /** Keys of 32 bytes in base64 that encrypt IBANs and tax numbers, the current one first; null = `fieldKeyFile`. */
  fieldKey: string | null;
  /** Holds what `fieldKey` would; null = a key of our own in `dataDir`. */
  fieldKeyFile: string | null;
  /** 32 bytes in base64 under which reset codes and counters are hashed; null = `authKeyFile`. */
  authKey: string | null;
  /** Holds what `authKey` would; null = a key of our own in `dataDir`. */
  authKeyFile: string | null;
  /** `smtps://user:password@host`; null = `mailUrlFile`. */
  mailUrl: string | null;
  /** Holds what `mailUrl` would; null = files in `dataDir`, outside production. */
  mailUrlFile: string | null;
  /** Sender of all mails: `Manzil <post@manzil.example>`. */
  mailFrom: string | null;
  /** Reads the messages of the contact form. */
  supportEmail: string;
  /** Of a service that knows stolen passwords: what five digits of a hash are appended to; null = none is asked. */
  passwordRangeUrl: string | null;
  /** Accounts without a second factor can do nothing but set one up. */
  requireSecondFactor: boolean;
  logLevel: string;
  /** Demo accounts: asked for, or an embedded database outside production. */
  demo: boolean;
};

/** @throws StartError with every variable that is wrong */
export function readConfig(environment: NodeJS.ProcessEnv, apiRoot: string): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      (issue) => `${issue.path[0]?.toString()} ${issue.message}`,
    );
    throw new StartError(`The environment is wrong: ${wrong.join('; ')}.`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const port = env.PORT ?? env.API_PORT ?? 4000;
  const origins = env.PORTAL_ORIGINS ?? localOrigins(env.PORTAL_PORT);
  const databases = readDatabases(env);
  return {
    production,
    host: env.API_HOST,
    port,
    apiOrigin: env.API_ORIGIN ?? `http://localhost:${port}`,
    metricsHost: env.METRICS_HOST,
    metricsPort: env.METRICS_PORT ?? null,
    origins,
    secure: origins.every((origin) => origin.startsWith('https://')),
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: resolve(env.DATA_DIR ?? resolve(apiRoot, '../.data')),
    ...databases,
    migrateAtStart: env.MIGRATE_AT_START === '1' || databases.databaseUrl === null,
    filesUrl: env.FILES_URL ?? null,
    filesKey: env.FILES_KEY ?? null,
    filesKeyFile: env.FILES_KEY_FILE ?? null,
    clamdUrl: env.CLAMD_URL ?? null,
    fieldKey: env.FIELD_KEY ?? null,
    fieldKeyFile: env.FIELD_KEY_FILE ?? null,
    authKey: env.AUTH_KEY ?? null,
    authKeyFile: env.AUTH_KEY_FILE ?? null,
    mailUrl: env.MAIL_URL ?? null,
    mailUrlFile: env.MAIL_URL_FILE ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    supportEmail: env.SUPPORT_EMAIL,
    passwordRangeUrl: env.PASSWORD_RANGE_URL ?? null,
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR === '1',
    logLevel: env.LOG_LEVEL,
    demo: env.MANZIL_DEMO === '1' || (!production && databases.databaseUrl === null),
  };
}

/** Of a portal on this machine. */
const localOrigins = (port: number): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);

/** One address for everything, or one for each login. */
function readDatabases(env: z.output<typeof Environment>) {
  const databaseUrl = env.DATABASE_URL ?? databaseUrlIn('DATABASE_URL_FILE', env);
  const portalDatabaseUrl =
    env.PORTAL_DATABASE_URL ?? databaseUrlIn('PORTAL_DATABASE_URL_FILE', env);
  const migrationDatabaseUrl =
    env.MIGRATION_DATABASE_URL ?? databaseUrlIn('MIGRATION_DATABASE_URL_FILE', env);
  const [several, both] = [
    portalDatabaseUrl !== null || migrationDatabaseUrl !== null,
    databaseUrl !== null && portalDatabaseUrl !== null,
  ];
  if (several && !both) {
    throw new StartError(
      'The environment is wrong: beside PORTAL_DATABASE_URL or MIGRATION_DATABASE_URL, DATABASE_URL signs in as manzil_service and PORTAL_DATABASE_URL as manzil_portal.',
    );
  }
  return { databaseUrl, portalDatabaseUrl, migrationDatabaseUrl };
}

/** The address in the file that a variable names; null where it names none. */
function databaseUrlIn<Variable extends `${string}_FILE`>(
  variable: Variable,
  env: { [name in Variable]?: string | undefined },
): string | null {
  const path = env[variable];
  if (path === undefined) return null;
  const parsed = DatabaseUrl.safeParse(contentOf(path, variable));
  if (parsed.success) return parsed.data;
  throw new StartError(`${path} must hold an address that starts with postgres:// (${variable}).`);
}

function contentOf(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    throw new StartError(`${path} cannot be read (${variable}).`, { cause });
  }
}
