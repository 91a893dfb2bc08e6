import type { Identity } from '@manzil/shared/contract/credentials';
import type {
  AddPasskeyInput,
  CreationOptions,
  Passkey,
} from '@manzil/shared/contract/passkeys/passkeys';
import { generateRegistrationOptions, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { findOwner } from '../../identity/investors.repository';
import { requireIdentity } from '../../identity/require-identity';
import type { FactorMeans } from '../../identity/take-code';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { sessionMissing } from '../../platform/http/access.errors';
import { queueMail } from '../../platform/mail/queue-mail';
import { passkeyAdded } from './mails/passkey-added.mail';
import { ASK_MS, keepChallenge, takeChallenge } from './passkey-challenges.repository';
import { passkeyTaken, passkeyUnusable, tooManyPasskeys } from './passkeys.errors';
import { countPasskeys, credentialsOf, MOST_PASSKEYS, storePasskey } from './passkeys.repository';
import type { Page } from './use-passkey';
import { verified } from './verified-registration';

type Started = { options: CreationOptions; token: string };

/** @returns options with the token for the cookie @throws what requireIdentity throws */
export async function startPasskey(
  means: FactorMeans,
  investorId: string,
  identity: Identity,
  { site, token }: Page,
): Promise<Started> {
  const { email, first_name, last_name } = await requireIdentity(means, investorId, identity);
  const options = await generateRegistrationOptions({
    rpName: 'Manzil',
    rpID: new URL(site).hostname,
    userID: new TextEncoder().encode(investorId),
    userName: email,
    userDisplayName: `${first_name} ${last_name}`.trim(),
    timeout: ASK_MS,
    attestationType: 'none',
    excludeCredentials: (await credentialsOf(means.db, investorId)) as never,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const asked = { purpose: 'add', investorId } as const;
  return {
    options: options as CreationOptions,
    token: await keepChallenge(means.db, options.challenge, asked, token),
  };
}

type Added = AddPasskeyInput & Page;

/** @throws passkeyStale, passkeyUnusable, passkeyTaken, tooManyPasskeys */
export async function addPasskey(
  { db }: FactorMeans,
  investorId: string,
  { name, passkey, site, token }: Added,
): Promise<Passkey> {
  const challenge = await takeChallenge(db, passkey, token, { purpose: 'add', investorId });
  const { registrationInfo } = await verified(passkey as RegistrationResponseJSON, challenge, site);
  if (!registrationInfo) throw passkeyUnusable();
  const { credential } = registrationInfo;
  return db.transaction(async (tx) => {
    if ((await countPasskeys(tx, investorId)) >= MOST_PASSKEYS) throw tooManyPasskeys();
    const transports = passkey.response.transports ?? [];
    const stored = await storePasskey(tx, investorId, name, { ...credential, transports });
    if (!stored) throw passkeyTaken();
    const owner = await findOwner(tx, investorId);
    if (!owner) throw sessionMissing();
    await queueMail(tx, {
      to: owner.email,
      language: owner.locale,
      template: passkeyAdded,
      values: { first_name: owner.first_name, name },
    });
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'passkey.added',
      entity_type: 'passkey',
      entity_id: stored.passkey_id,
    });
    return stored;
  });
}
