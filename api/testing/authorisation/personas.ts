import { sql } from 'drizzle-orm';
import { newToken } from '../../src/identity/session-token';
import type { Person, World } from './people';
import { type Spoiled, sessionOf } from './spoiled-sessions';

/** Somebody who asks. */
export type Persona = {
  /** Signed in or not, and whether onboarding is finished. */
  standing: 'stranger' | 'newcomer' | 'investor';
  /** Whose things are their own, and whose password they know. */
  person: Person;
  /** Whose things they are after. */
  victim: Person;
  /** The account is not one to sign in with. */
  unusable: boolean;
  /** Names things in every way, in the short ring, too. */
  isSly: boolean;
  /** Of the session cookie. */
  token: string | null;
  /** Answers the token of another cookie of the same kind. */
  signIn: () => Promise<string | null>;
};

type Make = (world: World) => Promise<Persona>;

async function persona(
  named: Omit<Persona, 'unusable' | 'isSly' | 'token'> & { unusable?: true; isSly?: boolean },
): Promise<Persona> {
  return { unusable: false, isSly: false, ...named, token: await named.signIn() };
}

const without =
  (token: () => string | null, isSly: boolean): Make =>
  ({ greta, anna }) =>
    persona({
      standing: 'stranger',
      person: greta,
      victim: anna,
      isSly,
      signIn: async () => token(),
    });

const withEndedSession =
  (spoiled: Spoiled): Make =>
  (world) =>
    persona({
      standing: 'stranger',
      person: world.emil,
      victim: world.anna,
      signIn: () => sessionOf(world, world.emil, spoiled),
    });

const withUnusableAccount =
  (name: 'locked' | 'closed' | 'invited'): Make =>
  (world) =>
    persona({
      standing: 'stranger',
      person: world[name],
      victim: world.anna,
      unusable: true,
      signIn: () => sessionOf(world, world[name]),
    });

const signedIn =
  (name: 'anna' | 'ben' | 'carla' | 'dirk' | 'nina'): Make =>
  (world) =>
    persona({
      standing: name === 'nina' ? 'newcomer' : 'investor',
      person: world[name],
      victim: name === 'anna' ? world.ben : world.anna,
      isSly: name === 'ben',
      signIn: () => sessionOf(world, world[name]),
    });

export const PERSONAS = {
  'nobody: no cookie': without(() => null, true),
  'nobody: a token that was never given out': without(newToken, false),
  'unused for half an hour': withEndedSession({
    last_seen_at: sql`now() - interval '30 minutes 1 second'`,
  }),
  'signed in twelve hours ago': withEndedSession({
    expires_at: sql`now() - interval '1 second'`,
  }),
  'signed out': withEndedSession({ revoked_at: sql`now()` }),
  'with a locked account': withUnusableAccount('locked'),
  'with a closed account': withUnusableAccount('closed'),
  'with an account that was never taken up': withUnusableAccount('invited'),
  'one step before the end of onboarding': signedIn('nina'),
  'another investor': signedIn('ben'),
  'the co-owner': signedIn('carla'),
  'the former owner': signedIn('dirk'),
  'the owner': signedIn('anna'),
} satisfies Record<string, Make>;
