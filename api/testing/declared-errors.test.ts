import { getFxRate } from '@manzil/shared/contract/fx-rates/operations';
import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { rateMissing } from '../src/modules/fx-rates/fx-rates.errors';
import { sessionMissing } from '../src/platform/http/access.errors';
import { addErrorHandling } from '../src/platform/http/error-handler';
import type { Answerable } from '../src/platform/http/errors';
import { route } from '../src/platform/http/route';
import { watchErrors } from './declared-errors';

async function answering(thrown: Answerable, errors: Answerable[]) {
  const { app, undeclared } = await watchErrors(async () => {
    const built = Fastify().withTypeProvider<ZodTypeProvider>();
    built.setValidatorCompiler(validatorCompiler);
    built.setSerializerCompiler(serializerCompiler);
    addErrorHandling(built);
    route(built, getFxRate, { summary: 'A rate', errors }, async () => {
      throw thrown();
    });
    return built;
  });
  await app.inject('/fx-rates?base=AED&quote=EUR');
  await app.close();
  return [...undeclared];
}

test('what a route answers without declaring it is noted', async () => {
  expect(await answering(rateMissing, [])).toEqual(['GET /fx-rates: fx.rate_missing']);
});

test('neither what it declares nor what follows from its operation is', async () => {
  expect(await answering(rateMissing, [rateMissing])).toEqual([]);
  expect(await answering(sessionMissing, [])).toEqual([]);
});
