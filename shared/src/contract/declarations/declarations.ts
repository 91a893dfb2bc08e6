import { Email } from '../credentials';
import { InputDay, line, optionalLine } from '../entered-values';
import { Instant } from '../instant';
import { z } from '../schema';

const Name = line(120);
/** In the sender's words: number of the contract, or name of the unit. */
const Contract = line(200);

/** false: the address has had too many receipts lately. This answer is the receipt then; left out by an older API. */
const ReceiptMailed = z._default(z.boolean(), true);

/** `extraordinary`: at once, for good cause. */
export const CancellationNotice = z.enum(['ordinary', 'extraordinary']);
export type CancellationNotice = z.infer<typeof CancellationNotice>;

/** § 312k BGB. */
export const CancellationInput = z.strictObject({
  notice: CancellationNotice,
  /** Of an extraordinary one it has to be there. */
  reason: optionalLine(1000),
  name: Name,
  email: Email,
  contract: Contract,
  /** Last day of the contract; null = as early as possible. */
  ends_on: z._default(z.nullable(InputDay), null),
});
export type CancellationInput = z.infer<typeof CancellationInput>;

/** `cancellation_id`: random, made by the sender's page. The same sent twice is received once. */
export const CancellationParams = z.strictObject({ cancellation_id: z.uuidv4() });

/** As it was received. */
export const Cancellation = z.object({
  cancellation_id: z.uuid(),
  received_at: Instant,
  receipt_mailed: ReceiptMailed,
  notice: CancellationNotice,
  reason: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  ends_on: z.nullable(z.string()),
});
export type Cancellation = z.infer<typeof Cancellation>;

/** § 356a BGB. */
export const WithdrawalInput = z.strictObject({ name: Name, email: Email, contract: Contract });
export type WithdrawalInput = z.infer<typeof WithdrawalInput>;

/** As `CancellationParams`. */
export const WithdrawalParams = z.strictObject({ withdrawal_id: z.uuidv4() });

/** As it was received. */
export const Withdrawal = z.object({
  withdrawal_id: z.uuid(),
  received_at: Instant,
  receipt_mailed: ReceiptMailed,
  name: z.string(),
  email: z.string(),
  contract: z.string(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;
