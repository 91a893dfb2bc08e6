import type { Proof } from '../proofs/proof';
import { PROOFS } from '../proofs/proofs';

/** Files that ask at the same time: `shard-1.test.ts` and so on. */
export const SHARDS = 3;

export const takesTexts = ({ texts, readBack }: Proof) => Boolean(texts || readBack);

/** How long it takes: a write about three times as long as a question, and as long again for its texts. */
const weightOf = (proof: Proof) => (proof.method === 'GET' ? 1 : takesTexts(proof) ? 6 : 3);

/** One of all parts, of which each takes about as long: the heaviest first, each into the lightest part. */
export function shard(number: number): readonly Proof[] {
  const shards = Array.from({ length: SHARDS }, () => ({ weight: 0, proofs: [] as Proof[] }));
  for (const proof of [...PROOFS].sort((a, b) => weightOf(b) - weightOf(a))) {
    const lightest = shards.reduce((least, each) => (each.weight < least.weight ? each : least));
    lightest.proofs.push(proof);
    lightest.weight += weightOf(proof);
  }
  return shards[number - 1]?.proofs.sort((a, b) => a.name.localeCompare(b.name)) ?? [];
}
