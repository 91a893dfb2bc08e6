import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/postgres/connect';
import { lastPropertyId } from './current-rows.repository';
import { bookingsSheet } from './sheets/bookings.sheet';
import { propertiesSheet } from './sheets/properties.sheet';

export async function newIds(db: Db, now: Date): Promise<(sheet: string) => string> {
  let property = await lastPropertyId(db);
  let microseconds = BigInt(now.getTime()) * 1000n;
  return (sheet) => {
    if (sheet === propertiesSheet.name) {
      property += 1;
      return String(property);
    }
    if (sheet === bookingsSheet.name) {
      microseconds += 1n;
      return idByTime(microseconds);
    }
    return randomUUID();
  };
}

/** As uuid_by_time() of 0012_money.sql: bookings of one day keep the order of their lines. */
function idByTime(microseconds: bigint): string {
  const milliseconds = (microseconds / 1000n).toString(16).padStart(12, '0');
  const rest = (((microseconds % 1000n) * 4096n) / 1000n).toString(16).padStart(3, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${rest}-${randomUUID().slice(19)}`;
}
