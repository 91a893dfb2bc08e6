import type { DemoApi } from '../demo-api';
import { median } from '../report';
import { cpuTime } from '../unit-list/cpu-time';
import { type Figures, load } from '../unit-list/load';
import { addressesOf } from './addresses';

const MOST_RATIO = 1.5;
const WARM_UP_REQUESTS = 400;

type Extent = { rounds: number; requests: number };
type Side = { api: DemoApi; cookie: string; address: string };
type Compared = { address: string; small: number; large: number; ratio: number };

/** What the same investor may read of both; some ids were drawn when an API was started first. */
async function sidesOf(api: DemoApi): Promise<Side[]> {
  const cookie = await api.signIn('lena.hoffmann@example.com');
  const addresses = await addressesOf(api.address, cookie);
  return addresses.map((address) => ({ api, cookie, address }));
}

async function compare(small: Side, large: Side, extent: Extent): Promise<Compared> {
  const of = ({ api, cookie, address }: Side, requests = extent.requests): Promise<Figures> =>
    load(
      { name: address, url: `${api.address}${address}`, cookie, cpuTime: () => cpuTime(api.pid) },
      requests,
    );
  // Each connection prepares its statements, and V8 compiles the route.
  for (const side of [small, large]) await of(side, WARM_UP_REQUESTS);
  const rounds: { small: number; large: number }[] = [];
  for (let round = 0; round < extent.rounds; round += 1) {
    // Another side begins in every round.
    const first = round % 2 === 0 ? await of(small) : undefined;
    const second = await of(large);
    const other = first ?? (await of(small));
    rounds.push({ small: other.p99, large: second.p99 });
  }
  return {
    address: small.address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…'),
    small: median(rounds.map((round) => round.small)),
    large: median(rounds.map((round) => round.large)),
    ratio: median(rounds.map((round) => round.large / round.small)),
  };
}

const print = ({ address, small, large, ratio }: Compared): void =>
  void process.stdout.write(
    `${address.padEnd(36)} p99 ${small.toFixed(1).padStart(7)} ms   large ${large.toFixed(1).padStart(7)} ms   ratio ${ratio.toFixed(2)}\n`,
  );

/** Does a full house slow anybody down? The same investor reads everything from both. @returns whether it held */
export async function compareHouses(
  small: DemoApi,
  large: DemoApi,
  extent: Extent,
): Promise<boolean> {
  const [few, many] = [await sidesOf(small), await sidesOf(large)];
  if (many.length !== few.length) throw new Error('The investor is not the same.');
  let held = true;
  for (const [place, side] of few.entries()) {
    const other = many[place] as Side;
    let compared = await compare(side, other, extent);
    print(compared);
    if (compared.ratio > MOST_RATIO) {
      // Of fifty p99 one is high by chance, where something else was at work meanwhile.
      compared = await compare(side, other, extent);
      print(compared);
    }
    held &&= compared.ratio <= MOST_RATIO;
  }
  return held;
}
