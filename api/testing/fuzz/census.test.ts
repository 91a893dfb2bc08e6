import { readdirSync } from 'node:fs';
import { chosen } from '@manzil/shared/testing/ring';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { PROOFS } from '../proofs/proofs';
import { buildTestApp, type TestApp } from '../test-app';
import { NO_MEANING } from './examples';
import { type Operation, publishedOperations } from './operations';
import { requestsFound, textsFound } from './regressions';
import { SHARDS, shard } from './shards';
import { fateOf, fieldsOf } from './text-trial';
import { validValues } from './valid-values';

let portal: TestApp;
let operations: Operation[];

beforeAll(async () => {
  portal = await buildTestApp();
  operations = [...(await publishedOperations(portal)).values()];
});
afterAll(() => portal.close());

test('every operation is asked by one of the files, once', () => {
  const files = readdirSync(__dirname).filter((name) => /^shard-\d+\.test\.ts$/.test(name));
  const numbers = Array.from({ length: SHARDS }, (_, index) => index + 1);
  expect(files.sort()).toEqual(numbers.map((number) => `shard-${number}.test.ts`));
  const asked = numbers.flatMap(shard).map(({ name }) => name);
  expect(asked.sort()).toEqual(operations.map(({ name }) => name).sort());
});

test('what has failed once is of an operation and a field that are published', () => {
  const names = operations.map(({ name }) => name);
  const fields = operations.flatMap(fieldsOf).map(({ name }) => name);
  expect(requestsFound.filter(({ operation }) => !names.includes(operation))).toEqual([]);
  expect(textsFound.filter(({ field }) => !fields.includes(field))).toEqual([]);
});

test('of every text that can be written its proof says what becomes of it', () => {
  const fields = operations.filter(({ method }) => method !== 'GET').flatMap(fieldsOf);
  const untold = fields.filter((field) => !fateOf(field) && !field.operation.proof.readBack);
  expect(untold.map(({ name }) => name)).toEqual([]);
  const told = PROOFS.flatMap(({ name, texts = {} }) =>
    Object.keys(texts).map((place) => `${name} ${place}`),
  );
  const published = fields.map(({ name }) => name);
  expect(told.filter((name) => !published.includes(name))).toEqual([]);
});

test('every example is of a field that its operation has', () => {
  const strays = operations.flatMap(({ name, proof, params, query, body }) => {
    const published = JSON.stringify([params, query, body]);
    return Object.keys(proof.examples ?? {})
      .filter((field) => !published.includes(`"${field}":`))
      .map((field) => `${name} ${field}`);
  });
  expect(strays).toEqual([]);
});

test('what is drawn as formally valid fits the published schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
  for (const { name, params, query, body } of operations) {
    for (const schema of [params, query, body?.schema ?? {}]) {
      const fits = ajv.compile(schema);
      const drawn = fc.sample(validValues(schema, NO_MEANING), chosen(10, 50));
      const misfit = drawn.find((value) => !fits(value));
      expect({ name, misfit }).toEqual({ name, misfit: undefined });
    }
  }
});
