import { documentHeaders } from '../host/edge/headers';

/**
 * The edge's headers, so that what its policy forbids fails here too. The channels of the dev servers and their
 * error overlay are let through.
 * @param apiBase origin of the API
 * @param authority host and port of the page
 */
export function devHeaders(apiBase: string, authority: string): Record<string, string> {
  const headers = documentHeaders(apiBase, false);
  const policy = headers['content-security-policy'] ?? '';
  return {
    ...headers,
    'content-security-policy': policy
      .replace('connect-src', `connect-src ws://${authority}`)
      .replace('; trusted-types', "; trusted-types 'allow-duplicates' webpack-dev-server#overlay"),
  };
}
