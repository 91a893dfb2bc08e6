import '../../../testing/checks-here';
import { randomUUID } from 'node:crypto';
import type { Contract, ContractList } from '@manzil/shared/contract/contracts/contracts';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;
let unit_id: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
  unit_id = await aUnit(portal.db, { lifecycle: 'let', owners: [{ investor }] });
});

const aPaper = (paper: Partial<Parameters<typeof aDocument>[1]>) =>
  aDocument(portal.db, { investor, unit_id, document_type: 'tenancy-contract', ...paper });
/** Last year's, this year's and next year's. */
const threeTenancies = async (): Promise<string[]> => {
  const ids: string[] = [];
  for (const year of [2025, 2026, 2027]) {
    const id = randomUUID();
    const term = { starts_on: `${year}-09-01`, ends_on: `${year + 1}-08-31` };
    await aTenancy(portal.db, unit_id, { id, ...term });
    ids.push(id);
  }
  return ids;
};
const papersOf = async (id: string | undefined) => {
  const { document_id, earlier }: Contract = (await caller.get(`/contracts/${id}`)).json();
  return [document_id, earlier.map((each) => each.document_id)];
};

test('the leases of the year before and of next year are no versions of the running one', async () => {
  const [before, now, next] = await threeTenancies();
  const [old, present, coming] = [
    await aPaper({ valid_until: '2026-08-31', uploaded_on: '2025-08-20' }),
    await aPaper({ valid_until: '2027-08-31', uploaded_on: '2026-08-24' }),
    await aPaper({ valid_until: '2028-08-31', uploaded_on: '2026-11-20' }),
  ];
  expect(await papersOf(before)).toEqual([old, []]);
  expect(await papersOf(now)).toEqual([present, []]);
  expect(await papersOf(next)).toEqual([coming, []]);
  const listed: ContractList = (await caller.get('/contracts?kind=tenancy')).json();
  expect(listed.items.map(({ document_id }) => document_id)).toEqual([present, coming]);
});

test('a lease that says no day is of the tenancy that begins about when it came', async () => {
  const [before, now, next] = await threeTenancies();
  const [old, present, coming] = [
    await aPaper({ uploaded_on: '2025-08-20' }),
    await aPaper({ uploaded_on: '2026-08-24' }),
    await aPaper({ uploaded_on: '2027-07-20' }),
  ];
  expect(await papersOf(before)).toEqual([old, []]);
  expect(await papersOf(now)).toEqual([present, []]);
  expect(await papersOf(next)).toEqual([coming, []]);
});

test('a renewal that is not signed takes no lease of the running tenancy', async () => {
  const id = randomUUID();
  await aTenancy(portal.db, unit_id, { id });
  const term = { starts_on: '2027-09-01', ends_on: '2028-08-31', status: 'draft' } as const;
  await aTenancy(portal.db, unit_id, term);
  const lease = await aPaper({ uploaded_on: '2027-07-20' });
  expect(await papersOf(id)).toEqual([lease, []]);
});

test('what was replaced again and again is a version of what counts', async () => {
  const [, now] = await threeTenancies();
  const uploaded_on = '2026-08-24';
  const counts = await aPaper({ valid_until: '2027-08-31', uploaded_on });
  const second = await aPaper({ uploaded_on: '2026-08-23', superseded_by_id: counts });
  const first = await aPaper({ uploaded_on: '2026-03-01', superseded_by_id: second });
  expect(await papersOf(now)).toEqual([counts, [second, first]]);
});

test('a power of attorney has its own versions, all of them', async () => {
  const power = { document_type: 'power-of-attorney' } as const;
  await aPaper(power);
  const counts = await aPaper({ ...power, uploaded_on: '2026-01-03' });
  const second = await aPaper({ ...power, uploaded_on: '2026-01-02', superseded_by_id: counts });
  const first = await aPaper({ ...power, uploaded_on: '2026-01-01', superseded_by_id: second });
  expect(await papersOf(counts)).toEqual([counts, [second, first]]);
});

describe('a declined renewal of a power of attorney', () => {
  const POWER = { document_type: 'power-of-attorney', uploaded_on: '2026-01-01' } as const;
  const DECLINED = { ...POWER, status: 'declined', decline_code: 'cropped' } as const;
  const powers = async () => {
    const { items }: ContractList = (await caller.get('/contracts?kind=power_of_attorney')).json();
    return items.map(({ contract_id, document_id }) => [contract_id, document_id]);
  };

  test('leaves the former one in force, and is said beside it', async () => {
    const declined = await aPaper(DECLINED);
    const unseen = await aPaper({ ...POWER, status: 'in_review', superseded_by_id: declined });
    const former = await aPaper({ ...POWER, superseded_by_id: unseen, valid_until: '2027-01-01' });
    await aPaper({ ...POWER, superseded_by_id: former });
    expect(await powers()).toEqual([[former, former]]);
    const contract: Contract = (await caller.get(`/contracts/${former}`)).json();
    expect(contract).toMatchObject({ document_id: former, state: 'running' });
    expect(contract.papers.map(({ document_id }) => document_id)).toEqual([former, declined]);
  });

  test('gives no life to one that has expired or was never accepted', async () => {
    const declined = await aPaper(DECLINED);
    await aPaper({ ...POWER, superseded_by_id: declined, valid_until: '2026-11-20' });
    await aPaper({ ...POWER, superseded_by_id: await aPaper(DECLINED), status: 'in_review' });
    expect(await powers()).toEqual([]);
  });

  test('is over once another one is in review', async () => {
    const again = await aPaper({ ...POWER, status: 'in_review' });
    const declined = await aPaper({ ...DECLINED, superseded_by_id: again });
    await aPaper({ ...POWER, superseded_by_id: declined });
    expect(await powers()).toEqual([[again, again]]);
  });

  test('still makes the profile inactive, as every declined document does', async () => {
    const declined = await aPaper(DECLINED);
    await aPaper({ ...POWER, superseded_by_id: declined });
    const { reasons } = (await caller.get('/profile')).json();
    expect(reasons).toContain('document_declined');
  });
});

test('a declined original is told, and counts only where there is no other', async () => {
  const purchase = { document_type: 'purchase-contract' } as const;
  const listed = async () => {
    const { items }: ContractList = (await caller.get('/contracts?kind=purchase')).json();
    const { contract_id }: Partial<Contract> = items[0] ?? {};
    const contract: Contract = (await caller.get(`/contracts/${contract_id}`)).json();
    expect(items[0]).toMatchObject({
      document_id: contract.document_id,
      original_declined: contract.original_declined,
    });
    return [contract.document_id, contract.original_declined, contract.papers[0]?.document_id];
  };
  const declined = await aPaper({ ...purchase, status: 'declined', decline_code: 'cropped' });
  expect(await listed()).toEqual([declined, true, declined]);
  const valid = await aPaper({ ...purchase, uploaded_on: '2025-02-01' });
  expect(await listed()).toEqual([valid, false, valid]);
});

test('of two contracts of purchase neither has replaced the other', async () => {
  const purchase = { document_type: 'purchase-contract' } as const;
  await aPaper({ ...purchase, uploaded_on: '2024-01-01' });
  const later = await aPaper({ ...purchase, uploaded_on: '2024-02-01' });
  const { items }: ContractList = (await caller.get('/contracts?kind=purchase')).json();
  expect(await papersOf(items[0]?.contract_id)).toEqual([later, []]);
});
