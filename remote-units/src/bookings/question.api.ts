import * as operation from '@manzil/shared/contract/booking-questions/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiSend, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const questionQuery = (booking_id: string) =>
  queryOptions(readQuery(operation.getBookingQuestion, { params: { booking_id } }));

type Message = { text: string; message_id: string };

export const sendQuestion = (
  booking_id: string,
  { text, message_id }: Message,
  language: Language,
) =>
  apiSend(operation.askAboutBooking, language, {
    params: { booking_id, message_id },
    body: { text },
  });
