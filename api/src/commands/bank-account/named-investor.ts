import type { Name } from '@manzil/shared/domain/holder-name';

/** Whose account it has to be: `Anna Becker`, or `Becker Holding GmbH (Anna Becker)`. */
export function namedInvestor({ first_name, last_name, company_name }: Name): string {
  const person = `${first_name} ${last_name}`;
  return company_name === null ? person : `${company_name} (${person})`;
}
