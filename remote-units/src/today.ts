import { dubaiDay } from '@manzil/shared/format/date';

/** The calendar day in Dubai, by which everything is due. */
export const today = (): string => dubaiDay(new Date());
