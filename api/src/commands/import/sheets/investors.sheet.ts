import { investors } from '../../../identity/investors.table';
import * as cells from '../cells';
import { column, defineSheet, type Fault } from '../sheet';

const THEIRS = 'the investor changes it in the portal';
const ownNumber = 'MZ- numbers are given out by Manzil';

/** A first address is stored with the investor; the portal keeps its history from then on. */
const address = <T>(cell: cells.Cell<T>) => column(cell, { into: null, fixed: THEIRS });

export const investorsSheet = defineSheet({
  name: 'investors',
  noun: 'an investor',
  table: investors,
  columns: {
    email: column(cells.email, { fixed: THEIRS }),
    salutation: column(cells.optional(cells.oneOf(['ms', 'mr']))),
    first_name: column(cells.text(80)),
    last_name: column(cells.text(80)),
    date_of_birth: column(cells.optional(cells.day)),
    nationality: column(cells.optional(cells.country)),
    phone: column(cells.optional(cells.phone), { into: 'phone_e164' }),
    locale: column(cells.withDefault(cells.oneOf(['de', 'en']), 'de')),
    onboarding_step: column(cells.withDefault(cells.integer(0, 4), '0'), {
      fixed: 'it counts when the investor is created',
    }),
    investor_no: column(cells.optional(cells.text(32)), {
      fixed: 'an investor keeps the number',
    }),
    street: address(cells.optional(cells.text(120))),
    house_no: address(cells.optional(cells.text(20))),
    line2: address(cells.optional(cells.text(120))),
    postal_code: address(cells.optional(cells.text(12))),
    city: address(cells.optional(cells.text(80))),
    state: address(cells.optional(cells.text(80))),
    country: address(cells.optional(cells.country)),
  },
  check: (values) => [
    ...addressFaults(values),
    ...(values.investor_no?.startsWith('MZ-')
      ? [{ column: 'investor_no', reason: `"${values.investor_no}": ${ownNumber}` }]
      : []),
  ],
});

const NEEDED = ['street', 'city', 'country'];

function addressFaults(values: Record<string, unknown>): Fault[] {
  const { street, house_no, line2, postal_code, city, state, country } = values;
  const given = [street, house_no, line2, postal_code, city, state, country].some(Boolean);
  if (!given) return [];
  return NEEDED.filter((name) => values[name] === null).map((name) => ({
    column: name,
    reason: 'is empty, though the line has an address',
  }));
}
