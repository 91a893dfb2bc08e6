import type { ServerResponse } from 'node:http';

export type Stored = { content: Buffer; sha256: string; modifiedAt: Date };

/** Two keys a page, so that a store that reads only the first one is found out. */
const PAGE = 2;

export function list(
  { objects }: { objects: Map<string, Stored> },
  query: URLSearchParams,
  response: ServerResponse,
): void {
  if (query.has('uploads')) {
    response.end('<ListMultipartUploadsResult></ListMultipartUploadsResult>');
    return;
  }
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? ''))
    .sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const contents = keys.slice(from, from + PAGE).map((key) => {
    const { content, modifiedAt } = objects.get(key) as Stored;
    return `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
  });
  const more = from + PAGE < keys.length;
  response.setHeader('content-type', 'application/xml');
  response.end(
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${
      more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    }</ListBucketResult>`,
  );
}
