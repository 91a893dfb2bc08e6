import type { Operation } from '../operation';
import {
  BookingMessageInput,
  BookingMessageParams,
  BookingQuestion,
  BookingQuestionParams,
} from './booking-questions';

export const about = 'What investors ask the office about a booking.';

export const getBookingQuestion = {
  method: 'GET',
  path: '/bookings/:booking_id/question',
  access: 'investor',
  params: BookingQuestionParams,
  answer: BookingQuestion,
} satisfies Operation;

export const askAboutBooking = {
  method: 'PUT',
  path: '/bookings/:booking_id/question/messages/:message_id',
  access: 'investor',
  params: BookingMessageParams,
  body: BookingMessageInput,
  answer: BookingQuestion,
  status: [200, 201],
} satisfies Operation;
