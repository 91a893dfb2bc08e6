/** Of one booking, with its corrections, where its money went and what was asked about it. */
export const addressOf = (bookingId: string) => `/financials/bookings?booking_id=${bookingId}`;
