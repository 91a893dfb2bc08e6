import fc from 'fast-check';
import { BINARY, type CallerName, type Content, type Draft, type Headers } from './draft';
import { type Meaning, meaningOf, NO_MEANING } from './examples';
import type { Operation } from './operations';
import { ALL_FILES, GOOD_FILES } from './sample-files';
import { Slot } from './slots';
import { validValues } from './valid-values';

const callers: fc.Arbitrary<CallerName> = fc.oneof(
  { weight: 16, arbitrary: fc.constant('owner' as const) },
  { weight: 3, arbitrary: fc.constant('visitor' as const) },
  { weight: 1, arbitrary: fc.constant('stranger' as const) },
);

/** As a browser sends them, which may have the answer already, or a part of it. */
function usualHeaders({ answers }: Operation): fc.Arbitrary<Headers> {
  const usual: Headers[] = [{}, { 'accept-language': 'de' }, { 'accept-language': 'en' }];
  if ('304' in answers) usual.push({ 'if-none-match': new Slot('etag') });
  if ('206' in answers) usual.push({ range: 'bytes=2-9' });
  return fc.constantFrom(...usual);
}

/** What the portal itself would send. */
export const meantDrafts = (operation: Operation): fc.Arbitrary<Draft> =>
  validDrafts(operation, meaningOf(operation.proof));

export function validDrafts(operation: Operation, meaning: Meaning): fc.Arbitrary<Draft> {
  return fc.record({
    caller: callers,
    params: validValues(operation.params, meaning),
    query: validValues(operation.query, meaning),
    headers: usualHeaders(operation),
    content: validContent(operation, meaning),
  });
}

function validContent({ body }: Operation, meaning: Meaning): fc.Arbitrary<Content | null> {
  if (!body) return fc.constant(null);
  if (body.mediaType === BINARY) {
    const files = meaning === NO_MEANING ? ALL_FILES : GOOD_FILES;
    return fc.constantFrom(...files).map((file) => ({ file }));
  }
  return validValues(body.schema, meaning).map((json) => ({ json }));
}
