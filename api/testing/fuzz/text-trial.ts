import { chosen } from '@manzil/shared/testing/ring';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { ALL_NASTY_STRINGS } from '../nasty-strings';
import type { Fate } from '../proofs/fate';
import type { Draft } from './draft';
import { SEED } from './draws';
import { isSecret } from './hostile-text';
import type { JsonSchema } from './json';
import type { Operation } from './operations';
import { type Place, schemaAt, valueAt, withPart } from './places';
import { lineFor, textsFound } from './regressions';
import { Slot, type Value } from './slots';
import { textFields } from './text-fields';
import { trial } from './trial';
import { meantDrafts } from './valid-drafts';
import type { World } from './world';

/** A text of a request: in its body or in its query. */
type Field = {
  name: string;
  operation: Operation;
  part: 'body' | 'query';
  place: Place;
  schema: JsonSchema;
};

/** Of what the published schema refuses already, so many are asked about by one. */
const REFUSED_FOR_ONE = 5;
/** Of all others the short ring writes one in so many into each field, others into the next and at the next commit. */
const LEFT_FOR_ONE = chosen(40, 1);
/** One of the first few succeeds mostly; a hundred are far more than it takes. To draw all of them takes long. */
const MEANT = [5, 100];

export const fieldsOf = (operation: Operation): Field[] =>
  (['body', 'query'] as const).flatMap((part) => {
    const schema = part === 'body' ? (operation.body?.schema ?? {}) : operation.query;
    return (
      textFields(schema)
        // The body of an upload is no field but a file.
        .filter((place) => place.length > 0)
        .map((place) => ({
          name: `${operation.name} ${place.join('.')}`,
          operation,
          part,
          place,
          schema: schemaAt(schema, place),
        }))
    );
  });

export const fateOf = ({ operation, place }: Field): Fate | undefined =>
  operation.proof.texts?.[place.join('.')];

/**
 * Writes nasty strings into a field, alone, and single signs inside and around a text that is accepted.
 * @returns a sentence per text that was neither refused nor kept as the contract says; how many were kept
 */
export async function textTrial(world: World, field: Field) {
  const { operation, name } = field;
  const draft = await acceptedDraft(world, field);
  const example = textOf(draft, field);
  const usual = String(example instanceof Slot ? world.known[example.name] : example);
  const wrong: string[] = [];
  let kept = 0;
  for (const sent of textsAround(usual, field)) {
    const answer = await trial(world, operation, withText(draft, field, sent));
    const change = succeeds(answer)
      ? await changeOf(world, field, { sent, usual, answer })
      : notRefused(answer, fateOf(field));
    if (change) {
      const line = lineFor({ field: name, text: sent });
      wrong.push(`${name}: ${JSON.stringify(sent)} ${change}\n${line}`);
    }
    if (!change && succeeds(answer)) kept += 1;
  }
  return { wrong, kept };
}

/** Codes and links are also asked after. */
const succeeds = ({ statusCode, body }: LightMyRequestResponse) =>
  statusCode < 300 && !body.includes('"isValid":false');

/** 401: the sign-in's word for a wrong e-mail or password. 409: other terms than those that hold. */
const notRefused = ({ statusCode }: LightMyRequestResponse, fate: Fate | undefined) =>
  statusCode < 300 ||
  statusCode === 401 ||
  statusCode === 422 ||
  (fate?.is === 'compared' && statusCode === fate.otherwise) ||
  (statusCode === 409 && fate?.is === 'shown')
    ? null
    : `gets ${statusCode}`;

/** What the portal would send, with a text in the field, and gets a success for. */
async function acceptedDraft(world: World, field: Field): Promise<Draft> {
  const { operation } = field;
  for (const draft of meantOnes(operation)) {
    const text = textOf(draft, field);
    if (draft.caller !== 'owner' || !(typeof text === 'string' || text instanceof Slot)) continue;
    const answer = await trial(world, operation, draft);
    if (answer.statusCode < 300) return draft;
  }
  throw new Error(`No request with ${field.name} succeeds.`);
}

function* meantOnes(operation: Operation): Iterable<Draft> {
  const drafts = meantDrafts(operation);
  for (const numRuns of MEANT) yield* fc.sample(drafts, { numRuns, seed: 1 });
}

function textOf(draft: Draft, { part, place }: Field): Value | undefined {
  if (part === 'query') return valueAt(draft.query, place);
  return draft.content && 'json' in draft.content ? valueAt(draft.content.json, place) : undefined;
}

function withText(draft: Draft, { part, place }: Field, text: string): Draft {
  if (part === 'query') return { ...draft, query: withPart(draft.query, place, text) };
  if (!draft.content || !('json' in draft.content)) return draft;
  return { ...draft, content: { json: withPart(draft.content.json, place, text) } };
}

function textsAround(usual: string, { name, part, place, schema }: Field): string[] {
  const secret = isSecret(place.at(-1));
  const middle = Math.floor(usual.length / 2);
  const texts = ALL_NASTY_STRINGS.flatMap((nasty) => [
    ...(secret ? [] : [nasty]),
    // A sign by itself may get lost among others.
    ...(secret || nasty.length <= 2 ? [usual.slice(0, middle) + nasty + usual.slice(middle)] : []),
    ...(nasty.length === 1 ? [nasty + usual, usual + nasty] : []),
  ]);
  const asked = texts.filter((text, index) => {
    // An address is written in UTF-8, which has no halves of pairs.
    if (part === 'query' && !text.isWellFormed()) return false;
    return allows(schema, text) || (index + name.length) % REFUSED_FOR_ONE === 0;
  });
  const first = Math.abs(SEED) + name.length;
  return [
    ...textsFound.filter(({ field }) => field === name).map(({ text }) => text),
    ...asked.filter((_, index) => (index + first) % LEFT_FOR_ONE === 0),
  ];
}

const allows = (
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: JsonSchema,
  text: string,
) =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern, 'u').test(text));

type Taken = { sent: string; usual: string; answer: LightMyRequestResponse };

/** What became of a text that was taken; null = what the contract says. */
async function changeOf(
  world: World,
  field: Field,
  { sent, usual, answer }: Taken,
): Promise<string | null> {
  const fate = fateOf(field);
  const form = fate && 'as' in fate && fate.as ? fate.as(sent) : sent;
  if (fate?.is === 'answered alike') return null;
  if (fate?.is === 'compared' || fate?.is === 'shown')
    return form === usual ? null : 'is taken for the right one';
  if (fate?.is === 'a new password') return passwordChange(world, sent);
  const { readBack } = field.operation.proof;
  if (!readBack) return 'is kept nobody knows where';
  const kept = valueAt(await readBack(world, answer, sent), field.place);
  return kept === form || kept === sent ? null : `comes back as ${JSON.stringify(kept)}`;
}

async function passwordChange(world: World, password: string): Promise<string | null> {
  if (!(await signsIn(world, password))) return 'does not sign in';
  for (const other of resembling(password)) {
    if (await signsIn(world, other)) return `is no other than ${JSON.stringify(other)}`;
  }
  return null;
}

async function signsIn({ portal, owner, forgetAttempts }: World, password: string) {
  await forgetAttempts();
  const { email } = owner;
  const { statusCode } = await portal.anonymous.post('/auth/login', { email, password });
  return statusCode === 200;
}

/** What careless software takes for the same password. Composition is no difference: the portal composes, too. */
function resembling(password: string): string[] {
  const others = [
    password.trim(),
    password.normalize('NFKC'),
    password.toWellFormed(),
    password.split('\0')[0] ?? '',
    password.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
  ];
  return [...new Set(others)].filter(
    (other) => other !== '' && other.normalize('NFC') !== password.normalize('NFC'),
  );
}
