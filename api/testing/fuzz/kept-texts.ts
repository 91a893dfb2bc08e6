import type { LightMyRequestResponse } from 'fastify';
import type { Json } from './operations';
import type { World } from './world';

type Read = (world: World, answer: LightMyRequestResponse, sent: string) => Promise<Json>;

const read = async ({ portal, sessionToken }: World, url: string) =>
  (
    await portal.anonymous.call({
      method: 'GET',
      url,
      headers: { cookie: `session=${sessionToken}` },
    })
  ).json();

/** What the portal shows after a write, its texts at the places where they were written. By operation. */
export const READINGS: Readonly<Record<string, Read>> = {
  'PATCH /profile': (world) => read(world, '/profile'),
  'PUT /profile/address': async (world) => (await read(world, '/profile/addresses')).items[0],
  'PUT /profile/tax-residencies': (world) => read(world, '/profile/tax-residencies'),
  'PUT /bank-accounts/payout': async (world) => {
    const [present] = (await read(world, '/bank-accounts')).items;
    return { ...present, iban: present.iban_last4 };
  },
  'PUT /onboarding/person': async (world, answer) => {
    const { phone } = await read(world, '/profile');
    const { items } = await read(world, '/consents');
    const texts = items.map(({ purpose, version }: { purpose: string; version: string }) => [
      purpose,
      version,
    ]);
    return { ...answer.json().person.typed, phone, ...Object.fromEntries(texts) };
  },
  'PUT /onboarding/person/draft': async (world) => (await read(world, '/onboarding')).person,
  'PUT /onboarding/residence': async (_, answer) => answer.json().residence.typed,
  'PUT /onboarding/residence/draft': async (world) => (await read(world, '/onboarding')).residence,
  'PUT /settings': (world) => read(world, '/settings'),
  'PUT /consents/{purpose}': async (world, answer) => {
    const { items } = await read(world, '/consents');
    return items.find(({ purpose }: { purpose: string }) => purpose === answer.json().purpose);
  },
  // A visitor cannot ask what they decided: the answer is all there is.
  'PUT /consents/anonymous/{anon_id}/{purpose}': async (_, answer) => answer.json(),
  // The receipt is all that a sender without an account sees of it.
  'PUT /cancellations/{cancellation_id}': async (_, answer) => answer.json(),
  'PUT /withdrawals/{withdrawal_id}': async (_, answer) => answer.json(),
  'PUT /contact-messages/{message_id}': async (_, answer) => answer.json(),
  'PUT /documents/uploads/{upload_id}': async (world, answer, sent) => {
    const document = await read(world, `/documents/${answer.json().document_id}`);
    const replaced = await read(world, `/documents/${encodeURIComponent(sent)}`);
    const replaces = replaced.superseded_by_id === document.document_id ? sent : null;
    return { ...document, name: document.file.name, replaces };
  },
};

/** A letter or a sign that merely resembles these is another text. */
const made = (of: RegExp, form: (sent: string) => string) => (sent: string) =>
  of.test(sent) ? form(sent) : sent;

const e164 = made(
  /^(\+|00)[\d\s()./-]+$/,
  (sent) => `+${sent.replace(/^00/, '').replaceAll(/\D/g, '')}`,
);

/** What the contract says about fields that may keep a text in another form. By operation and field. */
export const FORMS: Readonly<Record<string, (sent: string) => string>> = {
  'PATCH /profile phone': e164,
  'PUT /onboarding/person phone': e164,
  'PUT /bank-accounts/payout iban': made(/^[A-Za-z\d\s-]+$/, (sent) =>
    sent.replaceAll(/[\s-]/g, '').toUpperCase().slice(-4),
  ),
  'PUT /bank-accounts/payout bic': made(/^[A-Za-z\d\s]+$/, (sent) =>
    sent.replaceAll(/\s/g, '').toUpperCase(),
  ),
  'PUT /profile/tax-residencies items.0.tax_id': made(/^[\d ]+$/, (sent) =>
    sent.replaceAll(' ', ''),
  ),
  'PUT /onboarding/residence tax.0.tax_id': made(/^[\d ]+$/, (sent) => sent.replaceAll(' ', '')),
  'PUT /cancellations/{cancellation_id} email': (sent) => sent.trim(),
  'PUT /withdrawals/{withdrawal_id} email': (sent) => sent.trim(),
  'PUT /contact-messages/{message_id} email': (sent) => sent.trim(),
  'POST /auth/login email': (sent) => sent.trim().toLowerCase(),
};

/** Texts that are compared with what is known, and kept nowhere. */
export const PROOFS: readonly string[] = [
  'POST /auth/login email',
  'POST /auth/login password',
  'POST /auth/check-reset-password-code code',
  'POST /auth/reset-password code',
  'POST /auth/check-password-link token',
  'POST /auth/set-password token',
  'POST /account/password current_password',
  'POST /profile/export password',
  'POST /profile/erasure-request password',
  'PUT /bank-accounts/payout password',
];

/** What the page has shown, sent back to be compared: another one gets 409, and nothing is kept of it. */
export const SHOWN: readonly string[] = [
  'PUT /units/{unit_id}/package-orders/{order_id} terms.starts_on',
];

/** Set here, and asked for at the next sign-in. */
export const NEW_PASSWORDS: readonly string[] = [
  'POST /auth/reset-password password',
  'POST /auth/set-password password',
  'POST /account/password new_password',
];

/** Answered alike whatever it says: who has an account, and what gives machines away, is nobody's to learn. */
export const TELLS_NOTHING: readonly string[] = [
  'POST /auth/forgot-password email',
  'PUT /contact-messages/{message_id} website',
];

/** Operations that take texts. A new one says above what becomes of them. */
export const TEXT_WRITES: readonly string[] = [
  ...new Set([
    ...Object.keys(READINGS),
    ...[...PROOFS, ...SHOWN, ...NEW_PASSWORDS, ...TELLS_NOTHING].map((field) =>
      field.slice(0, field.lastIndexOf(' ')),
    ),
  ]),
];
