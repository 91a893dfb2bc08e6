import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { buildTestApp, type TestApp } from '../test-app';
import { GROUPS } from './groups';
import { TEXT_WRITES } from './kept-texts';
import { type Operation, publishedOperations } from './operations';
import { requestsFound, textsFound } from './regressions';
import { fieldsOf } from './text-trial';
import { validValues } from './valid-values';

let portal: TestApp;
let operations: Map<string, Operation>;

beforeAll(async () => {
  portal = await buildTestApp();
  operations = await publishedOperations(portal);
});
afterAll(() => portal.close());

test('every operation is asked by one of the groups, once', () => {
  expect(Object.values(GROUPS).flat().sort()).toEqual([...operations.keys()].sort());
});

test('what has failed once is of an operation and a field that are published', () => {
  const fields = [...operations.values()].flatMap(fieldsOf).map(({ name }) => name);
  expect(requestsFound.filter(({ operation }) => !operations.has(operation))).toEqual([]);
  expect(textsFound.filter(({ field }) => !fields.includes(field))).toEqual([]);
});

test('of every text that can be written it is known what becomes of it', () => {
  const writes = [...operations.values()].filter(({ method }) => method !== 'GET');
  const withTexts = writes.filter((operation) => fieldsOf(operation).length > 0);
  expect([...TEXT_WRITES].sort()).toEqual(withTexts.map(({ name }) => name).sort());
});

test('what is drawn as formally valid fits the published schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const { name, params, query, body } of operations.values()) {
    for (const schema of [params, query, body?.schema ?? {}]) {
      const fits = ajv.compile(schema);
      const misfit = fc.sample(validValues(schema, 'formal'), 50).find((value) => !fits(value));
      expect({ name, misfit }).toEqual({ name, misfit: undefined });
    }
  }
});
