import { ChequeStatus } from '@manzil/shared/contract/units/unit-detail';
import { rentCheques, tenancies } from '../../../modules/units/tenancies.table';
import * as cells from '../cells';
import { column, defineSheet, type Fault } from '../sheet';

export const tenanciesSheet = defineSheet({
  name: 'tenancies',
  noun: 'a tenancy',
  table: tenancies,
  columns: {
    unit: column(cells.externalId, {
      into: 'unit_id',
      refersTo: 'units',
      fixed: 'a tenancy stays with its unit',
    }),
    starts_on: column(cells.day),
    ends_on: column(cells.day),
    annual_rent_aed: column(cells.amountAboveZero, { into: 'annual_rent_fils' }),
    deposit_aed: column(cells.withDefault(cells.amountFromZero, '0'), { into: 'deposit_fils' }),
    ejari_no: column(cells.optional(cells.text(40))),
    status: column(cells.oneOf(tenancies.status.enumValues)),
  },
  check: ({ starts_on, ends_on }) =>
    ends_on < starts_on ? [{ column: 'ends_on', reason: `${ends_on} is before starts_on` }] : [],
});

export const chequesSheet = defineSheet({
  name: 'cheques',
  noun: 'a cheque',
  table: rentCheques,
  columns: {
    tenancy: column(cells.externalId, {
      into: 'tenancy_id',
      refersTo: 'tenancies',
      fixed: 'a cheque stays with its tenancy',
    }),
    seq: column(cells.integer(1, 999)),
    due_on: column(cells.day),
    amount_aed: column(cells.amountAboveZero, { into: 'amount_fils' }),
    status: column(cells.oneOf(ChequeStatus.options)),
    cleared_on: column(cells.optional(cells.day)),
  },
  check: ({ status, cleared_on }): Fault[] => {
    if (status === 'cleared' && cleared_on === null)
      return [{ column: 'cleared_on', reason: 'is empty, though the cheque is cleared' }];
    if (status !== 'cleared' && cleared_on !== null)
      return [{ column: 'cleared_on', reason: `goes with cleared, not ${status}` }];
    return [];
  },
});
