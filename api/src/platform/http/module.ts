import type { Access, Operation } from '@manzil/shared/contract/operation';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config';
import type { FileStore } from '../files/file-store';
import type { Scan } from '../files/scan/clamd';
import type { Database } from '../postgres/connect';
import type { FieldCipher } from '../secrets/field-cipher';
import type { MasterKeys } from '../secrets/master-keys';
import type { Answerable } from './errors';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type AppConfig = Pick<
  Config,
  | 'origins'
  | 'secure'
  | 'trustedProxies'
  | 'supportEmail'
  | 'passwordRangeUrl'
  | 'requireSecondFactor'
>;

export type Dependencies = {
  /** Pool of `manzil_service`: for what is not one investor's. */
  db: Database;
  /** Pool of `manzil_portal`: only through `asInvestor` (identity/guard.ts). */
  portal: Database;
  /** Holds encrypted bytes: through storeEncrypted and openEncrypted (platform/files/encrypted-files.ts). */
  files: FileStore;
  fileKeys: MasterKeys;
  fields: FieldCipher;
  scan?: Scan | null;
  /** 32 bytes under which reset codes and counters are hashed. */
  authKey: Buffer;
  config: AppConfig;
  now?: () => Date;
};

export type Module = (app: App, dependencies: Dependencies) => void | Promise<void>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whom the route answers at all. Default: investors, so that none is open by an oversight. */
    access?: Access;
    operation?: Operation;
    errors?: readonly Answerable[];
    /** The body is a file, which may take minutes to arrive. */
    longBody?: true;
    /** Every page asks every few seconds: not worth a line of the log each time. */
    frequent?: true;
    /** A program asks that is no page of ours; what it may is in the address. */
    crossSite?: true;
    /** Answers everybody, and who is signed in by their account. */
    session?: 'optional';
  }
}
