type Period = { year: string; month: string };

/** The rents that are booked for a unit, all of them or those of a month. */
export const rentBookings = (unitId: string, period?: Period): string =>
  `/financials/bookings?${new URLSearchParams({ unit_id: unitId, ...period, category: 'rent' })}`;
