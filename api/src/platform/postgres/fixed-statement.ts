import { fillPlaceholders, type Placeholder, type Query, SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** Put together once: drizzle would do so at every run, which for a long one takes as long as reading its rows. */
export function fixedStatement<Name extends string>(
  build: (value: (name: Name) => Placeholder) => SQL,
): (values: Record<Name, string | number | null>) => SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(build((name) => sql.placeholder(name)));
  return (values) => new BuiltSql({ sql: text, params: fillPlaceholders(params, values) });
}

class BuiltSql extends SQL {
  constructor(private readonly built: Query) {
    super([]);
  }

  override toQuery() {
    return this.built;
  }
}
