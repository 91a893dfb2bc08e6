import { documents } from '../src/modules/documents/documents.table';
import { anInvestor } from './fixtures';
import { TODAY } from './portfolio';
import type { TestApp } from './test-app';

type Held = 'passport' | 'proof-of-address' | 'purchase-contract';
type NewDocument = typeof documents.$inferInsert;

/** An investor with so many steps of onboarding done, what they send and what they have. */
export async function anOnboarding(portal: TestApp, onboarding_step: number) {
  const investor = await anInvestor(portal.db, { onboarding_step });
  const caller = await portal.as(investor);
  const call = (method: 'PATCH' | 'PUT', url: string, payload: object) =>
    caller.call({ method, url, payload });
  return {
    investor,
    caller,
    call,
    advance: (step: number) => call('PATCH', '/onboarding', { step }),
    record: (name: 'person' | 'residence', input: object, version = 0) =>
      call('PUT', `/onboarding/${name}`, { ...input, version }),
    state: async () => (await caller.get('/onboarding')).json(),
    step: async () => (await caller.get('/auth/')).json().onboarding_step,
    consent: async () => {
      for (const purpose of ['terms', 'privacy']) {
        await call('PUT', `/consents/${purpose}`, { granted: true, version: '1' });
      }
    },
    holds: (document_type: Held, change: Partial<NewDocument> = {}) =>
      portal.db.insert(documents).values({
        investor_id: investor.id,
        document_type,
        status: 'in_review',
        uploaded_on: TODAY,
        ...change,
      } as NewDocument),
  };
}
