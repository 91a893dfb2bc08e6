import type { TestApp } from '../test-app';
import type { Ids } from './ids';

/** An account with something of every kind; everything written in it contains `mark`. */
export type Person = { mark: string; id: string; email: string; ids: Ids };

export type World = {
  portal: TestApp;
  /** Of all accounts here. */
  passwordHash: string;
  anna: Person;
  ben: Person;
  /** Owns a unit together with Anna. */
  carla: Person;
  /** Owned a unit of Anna's before her. */
  dirk: Person;
  /** Has one step of onboarding to go. */
  nina: Person;
  /** Has no live session any more. */
  emil: Person;
  locked: Person;
  closed: Person;
  invited: Person;
  /** A password and nothing else. */
  greta: Person;
  /** With which an invited person sets the first password: strangers may have got hold of it. */
  linkToken: string;
  renewLink: () => Promise<void>;
};

export const KEPT = [
  'unit',
  'contract',
  'tenancy',
  'booking',
  'photo',
  'session',
  'browser',
  'passkey',
  'statement',
  'payout',
  'document',
  'avatar',
  'order',
] as const;

/** In rows and answers: where one of these is, something of this person's is. */
export const namesOf = ({ mark, id, email, ids }: Person): string[] => [
  mark,
  id,
  email,
  ...KEPT.flatMap((thing) => [ids[thing]?.own ?? [], ids[thing]?.replaced ?? []].flat()),
];
