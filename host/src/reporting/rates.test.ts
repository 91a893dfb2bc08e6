import { REPLAYS, REPLAYS_ON_ERROR, TRACES } from './rates';

test('a tenth of the pages is timed, a fifth of the visits recorded and each with a fault, as the legal texts say', () => {
  expect([TRACES, REPLAYS, REPLAYS_ON_ERROR]).toEqual([0.1, 0.2, 1]);
});
