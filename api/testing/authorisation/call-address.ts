import { randomUUID } from 'node:crypto';
import type { Proof } from '../proofs/proof';
import { type Route, requestOf } from '../routes';
import { type Ids, isMadeUp, opensOf, type Thing } from './ids';
import type { Parameter } from './verdicts';

export function addressOf(
  route: Route,
  proof: Proof,
  ids: Ids,
  parameter: Parameter | null,
): string {
  const inPath = Object.fromEntries(
    Object.entries(proof.ids).map(([name, thing]) => [
      name,
      parameter?.name === name ? parameter.id.text(ids) : anyGood(thing, ids),
    ]),
  );
  const query = [
    proof.asks,
    parameter?.in === 'query' ? `${parameter.name}=${parameter.id.text(ids)}` : null,
  ].filter(Boolean);
  const { url } = requestOf(route, inPath);
  return query.length > 0 ? `${url}?${query.join('&')}` : url;
}

/** For the parameters that are not the one being tried. */
function anyGood(thing: Thing, ids: Ids): string {
  if (isMadeUp(thing)) return randomUUID();
  const known = ids[thing] ?? {};
  return (
    opensOf(thing)
      .map((relation) => known[relation])
      .find(Boolean) ?? randomUUID()
  );
}
