import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Named = Readonly<Record<'first_name' | 'last_name' | 'company_name', SQLWrapper>>;

/** Who an investor is to the office: `Anna Becker`, or `Becker Holding GmbH (Anna Becker)`. */
export function namedInvestor({ first_name, last_name, company_name }: Named): SQL<string> {
  const person = sql`${first_name} || ' ' || ${last_name}`;
  return sql`coalesce(${company_name} || ' (' || ${person} || ')', ${person})`;
}
