import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from '@manzil/shared/contract/schema';
import { StartError } from './start-error';

const DEFAULT_PORTAL_PORT = 3000;

/** `https://host[:port]`, exactly as a browser sends it. */
const Origin = z.string().check(
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error: 'must be an origin such as https://portal.manzil.example, without a path',
  }),
);

const Cidr = z
  .string()
  .check(z.regex(/^[0-9a-f.:]+\/\d{1,3}$/i, { error: 'must be a network such as 10.0.0.0/8' }));

/** A name, an address, or a network, which stands for this machine's address in it. */
const Host = z.string().check(
  z.regex(/^([^/]+|[0-9a-f.:]+\/\d{1,3})$/i, {
    error: 'must be a name, an address or a network such as 10.0.0.0/8',
  }),
);

const list = <T extends z.core.$ZodType<string, string>>(item: T) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    z.array(item),
  );

const Port = z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(65_535));

const DatabaseUrl = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' }));

const MailUrl = z.string().check(
  z.refine((text) => /^smtps?:\/\//.test(text) && URL.canParse(text), {
    error: 'must be an address that starts with smtp:// or smtps://',
  }),
);

const ClamdUrl = z.string().check(
  z.refine((text) => /^(tcp:\/\/[^/]+|unix:\/\/\/.+)$/.test(text) && URL.canParse(text), {
    error: 'must be an address such as tcp://clamd:3310 or unix:///run/clamav/clamd.ctl',
  }),
);

const MailFrom = z.string().check(
  z.regex(/^([^<>\p{Cc}]*<[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/u, {
    error: 'must be a sender such as Manzil <post@manzil.example>',
  }),
);

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z.optional(Port),
  API_PORT: z.optional(Port),
  API_HOST: z._default(Host, 'localhost'),
  METRICS_PORT: z.optional(Port),
  METRICS_HOST: z._default(Host, 'localhost'),
  PORTAL_PORT: z._default(Port, DEFAULT_PORTAL_PORT),
  PORTAL_ORIGINS: z.optional(list(Origin)),
  TRUSTED_PROXIES: z.prefault(list(Cidr), ''),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(DatabaseUrl),
  DATABASE_URL_FILE: z.optional(z.string()),
  MIGRATION_DATABASE_URL: z.optional(DatabaseUrl),
  MIGRATION_DATABASE_URL_FILE: z.optional(z.string()),
  MIGRATE_AT_START: z._default(z.enum(['0', '1']), '1'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  FILES_URL: z.optional(z.string()),
  FILES_KEY: z.optional(z.string()),
  FILES_KEY_FILE: z.optional(z.string()),
  CLAMD_URL: z.optional(ClamdUrl),
  FIELD_KEY: z.optional(z.string()),
  FIELD_KEY_FILE: z.optional(z.string()),
  AUTH_KEY: z.optional(z.string()),
  AUTH_KEY_FILE: z.optional(z.string()),
  MAIL_URL: z.optional(MailUrl),
  MAIL_URL_FILE: z.optional(z.string()),
  MAIL_FROM: z.optional(MailFrom),
  // As the edge's default (host/edge/config.ts).
  SUPPORT_EMAIL: z._default(z.email(), 'hallo@manzil.example'),
  MANZIL_DEMO: z._default(z.enum(['0', '1']), '0'),
});

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
  /** Networks whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  dataDir: string;
  /** null = the embedded server. */
  databaseUrl: string | null;
  /** Signs in as the owner of the tables, for migrations; null = `databaseUrl` does both. */
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
  const origins = env.PORTAL_ORIGINS ?? localOrigins(env.PORTAL_PORT);
  const databaseUrl = env.DATABASE_URL ?? databaseUrlIn('DATABASE_URL_FILE', env);
  return {
    production,
    host: env.API_HOST,
    port: env.PORT ?? env.API_PORT ?? 4000,
    metricsHost: env.METRICS_HOST,
    metricsPort: env.METRICS_PORT ?? null,
    origins,
    secure: origins.every((origin) => origin.startsWith('https://')),
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: resolve(env.DATA_DIR ?? resolve(apiRoot, '../.data')),
    databaseUrl,
    migrationDatabaseUrl:
      env.MIGRATION_DATABASE_URL ?? databaseUrlIn('MIGRATION_DATABASE_URL_FILE', env),
    migrateAtStart: env.MIGRATE_AT_START === '1' || databaseUrl === null,
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
    logLevel: env.LOG_LEVEL,
    demo: env.MANZIL_DEMO === '1' || (!production && databaseUrl === null),
  };
}

/** Of a portal on this machine. */
const localOrigins = (port: number): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);

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
