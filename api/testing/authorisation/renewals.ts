import { newToken } from '../../src/identity/session-token';
import { createSession } from '../../src/identity/sessions.repository';
import { anAvatar, aStoredDocument } from '../documents';
import { aPasskey } from '../passkeys';
import { aRememberedBrowser } from '../second-factor';
import type { World } from './people';
import type { Persona } from './personas';

/** What several operations use up. */

export async function aNewCookie(_: World, persona: Persona): Promise<void> {
  persona.token = await persona.signIn();
}

export async function aNewSession({ portal }: World, { person }: Persona): Promise<void> {
  const own = await createSession(portal.db, person.id, newToken());
  person.ids.session = { ...person.ids.session, own };
}

export async function aNewBrowser({ portal }: World, { person }: Persona): Promise<void> {
  const own = await aRememberedBrowser(portal.db, person.id);
  person.ids.browser = { ...person.ids.browser, own };
}

export async function aNewPasskey({ portal }: World, { person }: Persona): Promise<void> {
  const own = await aPasskey(portal.db, person.id);
  person.ids.passkey = { ...person.ids.passkey, own };
}

export async function aNewDocument({ portal }: World, { person }: Persona): Promise<void> {
  const { id: own } = await aStoredDocument(portal.db, portal.stored, {
    investor: person,
    name: person.mark,
    status: 'in_review',
  });
  person.ids.document = { ...person.ids.document, own };
}

export async function aNewAvatar({ portal }: World, { person }: Persona): Promise<void> {
  const own = await anAvatar(portal.db, portal.stored, person);
  person.ids.avatar = { ...person.ids.avatar, own };
}
