import type { RentCheque, RentTenancy } from '@manzil/shared/contract/rents/rents';
import { aed } from '../units/unit-summary';

type ChequeRow = Omit<RentCheque, 'amount' | 'booking_id'> & {
  amount_fils: number;
  booking_id: string | null;
};
export type TenancyRow = Pick<
  RentTenancy,
  'tenancy_id' | 'share_bps' | 'starts_on' | 'ends_on' | 'in_dubai'
> & {
  unit_id: string;
  property_name: string;
  unit_no: string;
  annual_rent_fils: number;
  cheques: ChequeRow[];
};
export type Due = { cheques: number; amount_fils: number; part_fils: number };

export const dueOf = ({ cheques, amount_fils, part_fils }: Due) => ({
  cheques,
  amount: aed(amount_fils),
  part: aed(part_fils),
});

export const toTenancy = ({
  unit_id,
  property_name,
  unit_no,
  annual_rent_fils,
  cheques,
  ...tenancy
}: TenancyRow): RentTenancy => ({
  ...tenancy,
  unit: { unit_id, property_name, unit_no },
  annual_rent: aed(annual_rent_fils),
  cheques: cheques.map(({ amount_fils, booking_id, ...cheque }) => ({
    ...cheque,
    amount: aed(amount_fils),
    ...(booking_id && { booking_id }),
  })),
});
