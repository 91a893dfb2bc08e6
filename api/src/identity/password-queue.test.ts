import '../../testing/cheap-hashes';
import { AppError } from '../platform/http/errors';
import { hashPassword } from './password';

test('more than fifty waiting logins are sent away with a time to come back', async () => {
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('x')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(60 - 50 - 3);
  expect(refused.length).toBeLessThan(10);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect((reason as AppError).definition).toMatchObject({ code: 'auth.busy', status: 503 });
    expect((reason as AppError).details.headers).toEqual({ 'retry-after': '5' });
  }
});
