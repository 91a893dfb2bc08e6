import { z } from '@manzil/shared/contract/schema';
import { ClamdUrl, MailFrom, MailUrl, RangeUrl } from './service-addresses';

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

export const DatabaseUrl = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' }));

export const Environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z.optional(Port),
  API_PORT: z.optional(Port),
  API_HOST: z._default(Host, 'localhost'),
  METRICS_PORT: z.optional(Port),
  METRICS_HOST: z._default(Host, 'localhost'),
  PORTAL_PORT: z._default(Port, DEFAULT_PORTAL_PORT),
  PORTAL_ORIGINS: z.optional(list(Origin)),
  API_ORIGIN: z.optional(Origin),
  TRUSTED_PROXIES: z.prefault(list(Cidr), ''),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(DatabaseUrl),
  DATABASE_URL_FILE: z.optional(z.string()),
  PORTAL_DATABASE_URL: z.optional(DatabaseUrl),
  PORTAL_DATABASE_URL_FILE: z.optional(z.string()),
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
  PASSWORD_RANGE_URL: z.optional(RangeUrl),
  REQUIRE_SECOND_FACTOR: z._default(z.enum(['0', '1']), '0'),
  MANZIL_DEMO: z._default(z.enum(['0', '1']), '0'),
});
