import { join, resolve } from 'node:path';
import * as z from 'zod';
import { ApiHosts, Dsn } from './config-addresses';
import { type RemoteConfig, readRemotes } from './remotes-file';

export type { RemoteConfig };

const port = z.coerce.number().int().min(1).max(65_535);
const jsonOf = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const Environment = z.object({
  PORTAL_PORT: port.default(3000),
  PORTAL_HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().optional(),
  REMOTES_FILE: z.string().optional(),
  REMOTES_POLL_MS: z.coerce.number().int().min(100).default(5_000),
  /** Site host → origin of its API. A host that is not listed gets the first entry. */
  API_HOSTS: jsonOf(ApiHosts).default({
    'portal.manzil.example': 'https://api.manzil.example',
    'portal.staging.manzil.example': 'https://api.staging.manzil.example',
    'localhost:3000': 'http://localhost:4000',
    '127.0.0.1:3000': 'http://127.0.0.1:4000',
  }),
  SUPPORT_EMAIL: z.email().default('hallo@manzil.example'),
  SUPPORT_PHONE: z.string().default('+971 4 555 0137'),
  SUPPORT_WHATSAPP: z.string().default('+971 50 555 0137'),
  /** Licence to manage property (RERA, Dubai). Unset: no page names one. */
  RERA_LICENCE: z
    .string()
    .regex(/^[\w/ .-]{1,40}$/)
    .optional(),
  /** Whom to tell of a weakness: an address of mail or of a page. Unset: support. */
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  /** Where users who agree send error reports to. Unset: nowhere. */
  SENTRY_DSN: Dsn.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type EdgeConfig = {
  port: number;
  listenHost: string;
  storeDir: string;
  pollMs: number;
  remotes: readonly RemoteConfig[];
  apiHosts: Readonly<Record<string, string>>;
  support: { email: string; phone: string; whatsapp: string };
  licence: string | undefined;
  /** As the address of a link. */
  securityContact: string;
  sentryDsn: string | undefined;
  logLevel: string;
};

/** Reads the edge's configuration; defaults lie in `hostDir`. @throws Error whose message lists every wrong value */
export function readConfig(env: NodeJS.ProcessEnv, hostDir: string): EdgeConfig {
  // As in a shell, an empty variable is one that is not set.
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(`Configuration:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const securityContact = values.SECURITY_CONTACT ?? values.SUPPORT_EMAIL;
  const remotesFile = resolve(values.REMOTES_FILE ?? join(hostDir, 'remotes.json'));
  return {
    port: values.PORTAL_PORT,
    listenHost: values.PORTAL_HOST,
    storeDir: join(resolve(values.DATA_DIR ?? join(hostDir, '../.data')), 'edge'),
    pollMs: values.REMOTES_POLL_MS,
    remotes: readRemotes(remotesFile),
    apiHosts: values.API_HOSTS,
    support: {
      email: values.SUPPORT_EMAIL,
      phone: values.SUPPORT_PHONE,
      whatsapp: values.SUPPORT_WHATSAPP,
    },
    licence: values.RERA_LICENCE,
    securityContact: /^https:/.test(securityContact)
      ? securityContact
      : `mailto:${securityContact}`,
    sentryDsn: values.SENTRY_DSN,
    logLevel: values.LOG_LEVEL,
  };
}
