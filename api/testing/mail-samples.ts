import { recoveryCodeUsed } from '../src/identity/mails/recovery-code-used.mail';
import { bankAccountAccepted } from '../src/modules/bank-accounts/mails/bank-account-accepted.mail';
import { bankAccountChanged } from '../src/modules/bank-accounts/mails/bank-account-changed.mail';
import { bankAccountKept } from '../src/modules/bank-accounts/mails/bank-account-kept.mail';
import { bankAccountRejected } from '../src/modules/bank-accounts/mails/bank-account-rejected.mail';
import { bookingQuestion } from '../src/modules/booking-questions/mails/booking-question.mail';
import { bookingQuestionAnswered } from '../src/modules/booking-questions/mails/booking-question-answered.mail';
import { contactMessage } from '../src/modules/contact-messages/mails/contact-message.mail';
import { contactReceived } from '../src/modules/contact-messages/mails/contact-received.mail';
import { cancellationReceived } from '../src/modules/declarations/mails/cancellation-received.mail';
import { withdrawalReceived } from '../src/modules/declarations/mails/withdrawal-received.mail';
import { documentAccepted } from '../src/modules/documents/mails/document-accepted.mail';
import { documentDeclined } from '../src/modules/documents/mails/document-declined.mail';
import { packageChangeCancelled } from '../src/modules/packages/mails/package-change-cancelled.mail';
import { packageOrdered } from '../src/modules/packages/mails/package-ordered.mail';
import { passkeyAdded } from '../src/modules/passkeys/mails/passkey-added.mail';
import { passkeyRemoved } from '../src/modules/passkeys/mails/passkey-removed.mail';
import { accountInvited } from '../src/modules/passwords/mails/account-invited.mail';
import { passwordChanged } from '../src/modules/passwords/mails/password-changed.mail';
import { passwordCode } from '../src/modules/passwords/mails/password-code.mail';
import { emailChanged } from '../src/modules/profile/mails/email-changed.mail';
import { secondFactorAdded } from '../src/modules/second-factor/mails/second-factor-added.mail';
import { secondFactorRemoved } from '../src/modules/second-factor/mails/second-factor-removed.mail';
import { newDevice } from '../src/modules/sessions/mails/new-device.mail';
import { statementPublished } from '../src/modules/statements/mails/statement-published.mail';
import type { MailTemplate } from '../src/platform/mail/templates/mail-content';

const sample = <Values>(template: MailTemplate<Values>, values: NoInfer<Values>) => ({
  template,
  values,
});

/** Each template with values for it. */
export const mailSamples = {
  'password-code': sample(passwordCode, { first_name: 'Anna', code: '482913', minutes: 10 }),
  'password-changed': sample(passwordChanged, { first_name: 'Anna' }),
  'bank-account-changed': sample(bankAccountChanged, {
    first_name: 'Anna',
    holder_name: 'Thomas Becker',
    bank_name: 'Hanseatische Privatbank',
    iban_last4: '3000',
    usable_from: '2026-11-24T10:00:00.000Z',
    timezone: 'Europe/Berlin',
    reviewed: true,
  }),
  'bank-account-kept': sample(bankAccountKept, {
    first_name: 'Anna',
    holder_name: 'Thomas Becker',
    bank_name: null,
    iban_last4: '2109',
    kept_last4: '3000',
    kept: { holder_name: 'Anna Becker', bank_name: 'Hanseatische Privatbank' },
  }),
  'bank-account-accepted': sample(bankAccountAccepted, {
    first_name: 'Anna',
    holder_name: 'Thomas Becker',
    bank_name: 'Hanseatische Privatbank',
    iban_last4: '3000',
    usable_from: '2026-11-24T10:00:00.000Z',
    timezone: 'Europe/Berlin',
  }),
  'bank-account-rejected': sample(bankAccountRejected, {
    first_name: 'Anna',
    holder_name: 'Thomas Becker',
    iban_last4: '3000',
  }),
  'second-factor-added': sample(secondFactorAdded, { first_name: 'Anna' }),
  'second-factor-removed': sample(secondFactorRemoved, { first_name: 'Anna', by: 'office' }),
  'passkey-added': sample(passkeyAdded, { first_name: 'Anna', name: 'iPhone' }),
  'passkey-removed': sample(passkeyRemoved, { first_name: 'Anna', name: 'iPhone' }),
  'recovery-code-used': sample(recoveryCodeUsed, { first_name: 'Anna', left: 3 }),
  'new-device': sample(newDevice, {
    first_name: 'Anna',
    device: 'Firefox, Windows',
    at: '2026-11-21T22:08:00.000Z',
    end: 'a-token',
  }),
  'email-changed': sample(emailChanged, { first_name: 'Anna' }),
  'document-accepted': sample(documentAccepted, { first_name: 'Anna', document: 'passport' }),
  'document-declined': sample(documentDeclined, {
    first_name: 'Anna',
    document: 'passport',
    reason: 'cropped',
  }),
  'statement-published': sample(statementPublished, {
    first_name: 'Anna',
    period: '2026-10',
    statement_id: '00000000-0000-4000-8000-000000000001',
  }),
  'account-invited': sample(accountInvited, {
    first_name: 'Anna',
    link: 'https://portal.manzil.example/reset-password?invitation=abc&x=1',
    valid_until: '2026-11-28T10:00:00.000Z',
  }),
  'cancellation-received': sample(cancellationReceived, {
    received_at: '2026-11-21T19:15:00.000Z',
    notice: 'extraordinary',
    ends_on: null,
  }),
  'contact-message': sample(contactMessage, {
    received_at: '2026-11-21T19:15:00.000Z',
    name: 'Anna Becker',
    email: 'anna@example.com',
    phone: '+49 151 23456789',
    lines: ['Wohnung in Dubai Marina.', '', 'Übergabe im März.'],
    language: 'en',
  }),
  'package-ordered': sample(packageOrdered, {
    first_name: 'Anna',
    company_name: 'Becker Holding GmbH',
    unit: 'Marina Walk Tower 2304',
    unit_id: '8a4f5b0e-6a51-4c55-8a51-6a0c6b5a2f10',
    package_code: 'premium',
    previous_code: 'basic',
    ordered_at: '2026-11-21T19:15:00.000Z',
    starts_on: '2026-12-01',
    fee_bps: 700,
    vat_bps: 500,
    price: {
      annual_rent: { amount: 12_000_000, currency: 'AED' },
      fee: { amount: 840_000, currency: 'AED' },
      vat: { amount: 42_000, currency: 'AED' },
    },
  }),
  'package-change-cancelled': sample(packageChangeCancelled, {
    first_name: 'Anna',
    unit: 'Marina Walk Tower 2304',
    unit_id: '8a4f5b0e-6a51-4c55-8a51-6a0c6b5a2f10',
    package_code: 'premium',
    starts_on: null,
    present_code: 'basic',
    instead: null,
    by: 'self',
  }),
  'booking-question': sample(bookingQuestion, {
    question_id: '8a4f5b0e-6a51-4c55-8a51-6a0c6b5a2f10',
  }),
  'booking-question-answered': sample(bookingQuestionAnswered, {
    first_name: 'Anna',
    booking_id: '2026-10-31_8a4f5b0e-6a51-4c55-8a51-6a0c6b5a2f10_1',
  }),
  'contact-received': sample(contactReceived, { received_at: '2026-11-21T19:15:00.000Z' }),
  'withdrawal-received': sample(withdrawalReceived, { received_at: '2026-11-21T19:15:00.000Z' }),
};
