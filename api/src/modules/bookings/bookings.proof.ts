import { NO_UNIT } from '@manzil/shared/contract/bookings/bookings';
import * as operation from '@manzil/shared/contract/bookings/operations';
import { ownAndForeign } from '../../../testing/fuzz/examples';
import { YEARS } from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';

/** Of a unit that was sold the owner's own bookings remain; any other's list is empty. */
const query = {
  unit_id: { names: 'unit', opens: ['own', 'shared', 'past'], otherwise: 200 },
} as const;

const unit_id = [...ownAndForeign('unit'), NO_UNIT];

export const proofs = [
  proof(operation.listBookings, 'investor', {
    query,
    examples: {
      unit_id,
      year: YEARS,
      cursor: ownAndForeign('booking'),
      booking_id: ownAndForeign('booking'),
    },
  }),
  proof(operation.getBalance, 'investor'),
  proof(operation.listUnitResults, 'investor'),
  ...[operation.downloadBookings, operation.downloadBookingWorkbook].map((file) =>
    proof(file, 'investor', {
      query,
      examples: { unit_id, year: YEARS, booking_id: ownAndForeign('booking') },
    }),
  ),
];
