import fc from 'fast-check';
import { brokenFiles } from './broken-files';
import { BINARY, type Draft } from './draft';
import { meaningOf } from './examples';
import { mangleNames, rawBytes, withHostileText, wrongMediaTypes } from './hostile-body';
import { hostileEscapes, hostileHeaders, hostileQueries, hostileText } from './hostile-text';
import type { JsonSchema } from './json';
import { nearlyValid } from './nearly-valid';
import type { Operation } from './operations';
import { withPart } from './places';
import { meantDrafts } from './valid-drafts';
import { validValues } from './valid-values';

export function nearlyValidDrafts(operation: Operation): fc.Arbitrary<Draft> {
  const { params, query, body } = operation;
  const meaning = meaningOf(operation.proof);
  const spoilt = (schema: JsonSchema) => nearlyValid(validValues(schema, meaning), schema);
  const changes: fc.Arbitrary<Partial<Draft>>[] = [
    spoilt(query).map((value) => ({ query: value })),
  ];
  if (hasFields(params)) changes.push(spoilt(params).map((value) => ({ params: value })));
  if (body?.mediaType === BINARY) changes.push(brokenFiles().map((content) => ({ content })));
  else if (body) {
    const spoiltBody = spoilt(body.schema).map((json) => ({ content: { json } }));
    changes.push(spoiltBody, spoiltBody, spoiltBody);
  }
  return changed(operation, fc.oneof(...changes));
}

export function hostileDrafts(operation: Operation): fc.Arbitrary<Draft> {
  const { params, query, body } = operation;
  const meaning = meaningOf(operation.proof);
  const texts = (schema: JsonSchema) => withHostileText(validValues(schema, meaning));
  const changes: fc.Arbitrary<Partial<Draft>>[] = [
    texts(query).map((value) => ({ query: value })),
    fc.constantFrom(...hostileQueries).map((rawQuery) => ({ rawQuery })),
    hostileHeaders.map((headers) => ({ headers })),
    fc
      .constantFrom('https://portal.example', 'null', 'http://localhost:3000.example', '')
      .map((origin) => ({ headers: { origin } })),
    // Where none belongs, too.
    fc.tuple(rawBytes, fc.constantFrom(...wrongMediaTypes)).map(([hex, mediaType]) => ({
      content: { hex },
      mediaType,
    })),
  ];
  if (hasFields(query)) {
    changes.push(
      fc
        .tuple(
          validValues(query, meaning),
          fc.constantFrom(...Object.keys(query.properties ?? {})),
          fc.constantFrom(...hostileEscapes),
        )
        .map(([value, name, escaped]) => ({
          query: withPart(value, [name], undefined),
          rawQuery: `${name}=${escaped}`,
        })),
    );
  }
  if (hasFields(params)) {
    changes.push(
      hostileText.map((text) => ({
        params: Object.fromEntries(
          Object.keys(params.properties ?? {}).map((name) => [name, text.slice(0, 300)]),
        ),
      })),
      fc.constantFrom(...hostileEscapes).map((rawParam) => ({ rawParam })),
    );
  }
  if (body?.mediaType === BINARY) changes.push(brokenFiles().map((content) => ({ content })));
  else if (body) {
    const valid = validValues(body.schema, meaning);
    const mangled = fc
      .tuple(valid, fc.constantFrom(...mangleNames))
      .map(([json, mangle]) => ({ content: { json, mangle } }));
    const textual = texts(body.schema).map((json) => ({ content: { json } }));
    const mistyped = fc.constantFrom(...wrongMediaTypes).map((mediaType) => ({ mediaType }));
    changes.push(mangled, mangled, textual, textual, mistyped);
  }
  return changed(operation, fc.oneof(...changes));
}

const hasFields = ({ properties = {} }: JsonSchema) => Object.keys(properties).length > 0;

export const changed = (
  operation: Operation,
  change: fc.Arbitrary<Partial<Draft>>,
): fc.Arbitrary<Draft> =>
  fc.tuple(meantDrafts(operation), change).map(([draft, { headers, ...rest }]) => ({
    ...draft,
    ...rest,
    headers: { ...draft.headers, ...headers },
  }));
