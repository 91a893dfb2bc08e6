import { monitorEventLoopDelay } from 'node:perf_hooks';
import { processorTime } from '../../testing/processor-time';
import { hashPassword, passwordMatches } from './password';

test('passwords are kept as argon2id with 64 MiB and three passes', async () => {
  expect(await hashPassword('secret')).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});

test('an account without a hash matches nothing and takes as long as one with a hash', async () => {
  const stored = await hashPassword('secret');
  const time = (hash: string | null) =>
    processorTime(async () => expect(await passwordMatches(hash, 'wrong')).toBe(false));
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    known.push(await time(stored));
    unknown.push(await time(null));
  }
  expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.7);
  expect(Math.min(...unknown) / Math.min(...known)).toBeLessThan(1.4);
});

test('hashing leaves the event loop free', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await Promise.all(Array.from({ length: 3 }, () => hashPassword('secret')));
  delay.disable();
  // One hash takes about 150 ms: on the loop it would show as at least that.
  expect(delay.percentile(90) / 1e6).toBeLessThan(60);
});
