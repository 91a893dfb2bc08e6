import { resolve } from 'node:path';
import { z } from '@manzil/shared/contract/schema';
import { StartError } from './start-error';

const DEFAULT_ORIGINS = 'http://localhost:3000,http://127.0.0.1:3000';

/** `https://host[:port]`, exactly as a browser sends it. */
const Origin = z.string().check(
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error: 'must be an origin such as https://portal.manzil.example, without a path',
  }),
);

const Cidr = z
  .string()
  .check(z.regex(/^[0-9a-f.:]+\/\d{1,3}$/i, { error: 'must be a network such as 10.0.0.0/8' }));

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

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z.optional(Port),
  API_PORT: z.optional(Port),
  API_HOST: z._default(z.string().check(z.minLength(1)), 'localhost'),
  PORTAL_ORIGINS: z.prefault(list(Origin), DEFAULT_ORIGINS),
  TRUSTED_PROXIES: z.prefault(list(Cidr), ''),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(DatabaseUrl),
  MIGRATION_DATABASE_URL: z.optional(DatabaseUrl),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  MANZIL_DEMO: z._default(z.enum(['0', '1']), '0'),
});

export type Config = {
  production: boolean;
  host: string;
  port: number;
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
  return {
    production,
    host: env.API_HOST,
    port: env.PORT ?? env.API_PORT ?? 4000,
    origins: env.PORTAL_ORIGINS,
    secure: env.PORTAL_ORIGINS.every((origin) => origin.startsWith('https://')),
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: resolve(env.DATA_DIR ?? resolve(apiRoot, '../.data')),
    databaseUrl: env.DATABASE_URL ?? null,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? null,
    logLevel: env.LOG_LEVEL,
    demo: env.MANZIL_DEMO === '1' || (!production && env.DATABASE_URL === undefined),
  };
}
