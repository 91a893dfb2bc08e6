import '../../../testing/checks-here';
import { randomUUID } from 'node:crypto';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { othersUnits } from '../../../testing/others-units';
import { aPdf } from '../../../testing/pdfs';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { put, uploadUrl } from '../../../testing/uploads';

jest.setTimeout(60_000);

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

describe('for a unit', () => {
  test('a document names it', async () => {
    const property_id = await aProperty(portal.db, { name: 'Marina Walk Tower' });
    const unit_id = await aUnit(portal.db, {
      property_id,
      unit_no: '2304',
      owners: [{ investor }],
    });
    const answer = await put(caller, uploadUrl({ document_type: 'title-deed', unit_id }), aPdf());
    expect(answer.json()).toMatchObject({ unit_id, unit_label: 'Marina Walk Tower 2304' });
  });

  test("somebody else's, a missing and a former one are refused alike", async () => {
    const answers = [];
    for (const unit_id of await othersUnits(portal.db, investor)) {
      const answer = await put(caller, uploadUrl({ unit_id }), aPdf());
      expect(answer.statusCode).toBe(422);
      answers.push(answer.json().fields);
    }
    expect(answers).toEqual(Array(3).fill({ unit_id: 'Das ist keine deiner Einheiten.' }));
  });
});

describe('in the place of another document', () => {
  test('the other one is superseded, and the profile waits for the review', async () => {
    const old = await aDocument(portal.db, {
      investor,
      status: 'declined',
      decline_code: 'expired',
    });
    const answer = await put(caller, uploadUrl({ replaces: old }), aPdf());
    const { document_id } = answer.json();
    expect((await caller.get(`/documents/${old}`)).json()).toMatchObject({
      superseded_by_id: document_id,
    });
    const { reasons } = (await caller.get('/profile')).json();
    expect(reasons).toContain('document_in_review');
    expect(reasons).not.toContain('document_declined');
  });

  test('it belongs to the unit of the other one', async () => {
    const unit_id = await aUnit(portal.db, { owners: [{ investor }] });
    const replaces = await aDocument(portal.db, { investor, unit_id, document_type: 'ejari' });
    const answer = await put(caller, uploadUrl({ document_type: 'ejari', replaces }), aPdf());
    expect(answer.json()).toMatchObject({ unit_id });
  });

  test('sent again it is the same document, though the other one is superseded by now', async () => {
    const replaces = await aDocument(portal.db, { investor });
    const url = uploadUrl({ replaces });
    await put(caller, url, aPdf());
    expect((await put(caller, url, aPdf())).statusCode).toBe(200);
  });

  test("what is another's, of another type, of another unit or superseded cannot be replaced", async () => {
    const other = await anInvestor(portal.db);
    const unit_id = await aUnit(portal.db, { owners: [{ investor }] });
    const newer = await aDocument(portal.db, { investor });
    const refused = [
      { replaces: await aDocument(portal.db, { investor: other }) },
      { replaces: await aDocument(portal.db, { investor, document_type: 'visa' }) },
      { replaces: await aDocument(portal.db, { investor }), unit_id },
      { replaces: await aDocument(portal.db, { investor, superseded_by_id: newer }) },
      { replaces: randomUUID() },
    ];
    for (const said of refused) {
      const answer = await put(caller, uploadUrl(said), aPdf());
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['replaces']]);
    }
  });
});
