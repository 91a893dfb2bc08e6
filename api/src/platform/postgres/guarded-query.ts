import { type Connection, Query, type QueryConfig } from 'pg';

/** A statement that runs before another one and answers one text at most. */
export type Guard = { name: string; text: string; value: string };

type Wire = Connection & {
  parsedStatements: Record<string, string>;
  parse: (statement: { name: string; text: string }) => void;
  bind: (values: { statement: string; values: string[] }) => void;
  execute: (limits: object) => void;
};
type WireQuery = {
  requiresPreparation(): boolean;
  submit(connection: Wire): Error | null;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
};
const PgQuery = Query as unknown as new (statement: QueryConfig, values?: unknown[]) => WireQuery;

/**
 * Guard and statement in one round trip and one transaction: PostgreSQL runs what arrives up to a Sync message as one.
 * Where one fails the connection has to be closed, as `pool.query` does: pg does not know which of them was prepared.
 */
export class GuardedQuery extends PgQuery {
  /** The guard's text: null where it found no row, undefined while it has not run. */
  answer: string | null | undefined;
  private row: string | null = null;

  constructor(
    private readonly guard: Guard,
    statement: QueryConfig,
    values?: unknown[],
  ) {
    super(statement, values);
  }

  /** A statement without values would go another way, which knows no transaction with the guard. */
  override requiresPreparation(): boolean {
    return true;
  }

  override submit(connection: Wire): Error | null {
    const { name, text, value } = this.guard;
    connection.stream.cork();
    try {
      if (!connection.parsedStatements[name]) connection.parse({ name, text });
      connection.bind({ statement: name, values: [value] });
      connection.execute({});
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  override handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.answer === undefined) this.row = message.fields[0] ?? null;
    else super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.answer === undefined) {
      this.answer = this.row;
      connection.parsedStatements[this.guard.name] = this.guard.text;
    } else {
      super.handleCommandComplete(message, connection);
    }
  }
}
