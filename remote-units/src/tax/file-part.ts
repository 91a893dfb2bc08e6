import type { BookingUnit } from '@manzil/shared/contract/bookings/bookings';

/** The unit in the name of a file, `-marina-walk-tower-2304`: letters and digits that every file system takes. */
export const filePart = (unit: BookingUnit | null | undefined): string =>
  unit
    ? `-${unit.property_name} ${unit.unit_no}`
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/-$/, '')
    : '';
