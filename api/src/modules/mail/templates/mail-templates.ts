import type { ContactMessage } from '@manzil/shared/contract/contact-messages/contact-messages';
import type { Cancellation, Withdrawal } from '@manzil/shared/contract/declarations/declarations';
import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { PackageCode } from '@manzil/shared/domain/package-start';
import type { OrderSaid } from '../../packages/document/order-words';
import type { HeldBy } from './held-by';

/** Why a document was declined. */
export type DeclineCode = NonNullable<DocumentEntry['decline_code']>;

/**
 * What each template is filled with. The values wait in the database as JSON: instants are ISO 8601 in UTC, days and
 * months `YYYY-MM-DD` and `YYYY-MM`.
 */
export type MailTemplates = {
  'password-code': { first_name: string; code: string; minutes: number };
  'password-changed': { first_name: string };
  /**
   * `usable_from`: instant from which the account may be paid to. `reviewed`: an operator looks at it first. `timezone`:
   * of the user, IANA name. An API from before says neither.
   */
  'bank-account-changed': HeldBy & {
    first_name: string;
    iban_last4: string;
    usable_from: string;
    timezone?: string;
    reviewed?: boolean;
  };
  /**
   * The change was withdrawn. `kept_last4`, `kept`: of the account to which payouts go on; `kept_last4` null = there is
   * none.
   */
  'bank-account-kept': HeldBy & {
    first_name: string;
    iban_last4: string;
    kept_last4: string | null;
    kept?: HeldBy;
  };
  /** It was looked at. `usable_from`: null = payouts go there from now on. */
  'bank-account-accepted': HeldBy & {
    first_name: string;
    iban_last4: string;
    usable_from: string | null;
    timezone: string;
  };
  'bank-account-rejected': HeldBy & { first_name: string; iban_last4: string };
  /** `device`: such as `Firefox, Windows`. `at`: instant of signing in. */
  'new-device': { first_name: string; device: string; at: string };
  /** To the address so far. */
  'email-changed': { first_name: string };
  'document-accepted': { first_name: string; document: DocumentType };
  'document-declined': { first_name: string; document: DocumentType; reason: DeclineCode };
  /** `period`: month, or first day of it. */
  'statement-published': { first_name: string; period: string };
  /** `link`: absolute, of the portal. `valid_until`: instant. */
  'account-invited': { first_name: string; link: string; valid_until: string };
  /** As it was received, for whoever sent it. */
  'cancellation-received': Omit<Cancellation, 'cancellation_id' | 'receipt_mailed'>;
  /** To the team. `lines`: of the message. `language`: of the answer. */
  'contact-message': Pick<ContactMessage, 'name' | 'email' | 'phone' | 'language'> & {
    lines: string[];
    received_at: string;
  };
  /** To the sender. */
  'contact-received': { received_at: string };
  /** `unit`: its name. `company_name`: whom it is for; null = the user. */
  'package-ordered': OrderSaid & {
    first_name: string;
    company_name: string | null;
    unit_id: string;
  };
  /**
   * `starts_on`: day, null = at handover. `present_code`: what goes on, null = nothing. `instead`: what the office has
   * set in its place, from a day on; null = nothing was set. `by`: who took it back.
   */
  'package-change-cancelled': {
    first_name: string;
    unit: string;
    unit_id: string;
    package_code: PackageCode;
    starts_on: string | null;
    present_code: PackageCode | null;
    instead: { package_code: PackageCode | 'none'; from: string } | null;
    by: 'self' | 'co_owner' | 'office';
  };
  'withdrawal-received': Omit<Withdrawal, 'withdrawal_id' | 'receipt_mailed'>;
};

export type TemplateName = keyof MailTemplates;
