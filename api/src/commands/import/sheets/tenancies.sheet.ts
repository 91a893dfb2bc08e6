import { BounceReason } from '@manzil/shared/contract/rents/rents';
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
    cheque_no: column(cells.optional(cells.text(20))),
    bank_name: column(cells.optional(cells.text(80))),
    deposited_on: column(cells.optional(cells.day)),
    bounced_on: column(cells.optional(cells.day)),
    bounce_reason: column(cells.optional(cells.oneOf(BounceReason.options))),
    replaced_by: column(cells.optional(cells.integer(1, 999))),
    notice_served_on: column(cells.optional(cells.day)),
    filed_on: column(cells.optional(cells.day)),
    case_no: column(cells.optional(cells.text(40))),
  },
  check: (cheque): Fault[] => [
    ...goesWith(cheque, 'cleared', 'cleared_on'),
    ...needs(cheque, 'replaced_by', cheque.status === 'replaced', 'goes with replaced'),
    ...needs(cheque, 'bounce_reason', cheque.bounced_on !== null, 'is there without bounced_on'),
    ...needs(cheque, 'notice_served_on', cheque.bounced_on !== null, 'is there without bounced_on'),
    ...needs(cheque, 'case_no', cheque.filed_on !== null, 'is there without filed_on'),
  ],
});

type Cheque = { status: string; seq: number; [column: string]: string | number | null };

function goesWith(cheque: Cheque, status: string, column: string): Fault[] {
  const filled = cheque[column] !== null;
  if (filled === (cheque.status === status)) return [];
  const reason = filled
    ? `goes with ${status}, not ${cheque.status}`
    : `is empty, though the cheque is ${status}`;
  return [{ column, reason }];
}

const needs = (cheque: Cheque, column: string, holds: boolean, reason: string): Fault[] =>
  cheque[column] === null || holds ? [] : [{ column, reason }];
