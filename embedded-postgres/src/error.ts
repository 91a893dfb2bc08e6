/** What stands in the way of the server and can be changed by whoever started it; the message says how. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
