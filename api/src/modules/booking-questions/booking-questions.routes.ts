import * as operation from '@manzil/shared/contract/booking-questions/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { consume, HOUR_S, limit } from '../../platform/limits/limits';
import { anAttemptTooMany } from '../../platform/limits/limits.errors';
import { askAboutBooking } from './ask-about-booking.usecase';
import { questionDiffers } from './booking-questions.errors';
import { findQuestion } from './booking-questions.repository';

export const bookingQuestionRoutes: Module = (app, { db, config }) => {
  // Each sends a mail to the office.
  const perInvestor = limit(db, 'booking-question', 20, HOUR_S);

  route(
    app,
    operation.getBookingQuestion,
    { summary: 'What was asked about a booking, with the answers' },
    async (request) => {
      const { booking_id } = request.params;
      const question = await asInvestor(request, (tx, me) => findQuestion(tx, me, booking_id));
      if (!question) throw notFound();
      return question;
    },
  );

  route(
    app,
    operation.askAboutBooking,
    {
      summary: 'Asks the office about a booking',
      errors: [questionDiffers, anAttemptTooMany],
    },
    async (request, reply) => {
      const { booking_id, message_id } = request.params;
      await consume(perInvestor, investorIdOf(request));
      const { question, isNew } = await asInvestorWriting(request, async (tx, me) => ({
        isNew: await askAboutBooking(tx, {
          investorId: me,
          bookingId: booking_id,
          messageId: message_id.toLowerCase(),
          text: request.body.text,
          team: config.supportEmail,
        }),
        question: await findQuestion(tx, me, booking_id),
      }));
      if (!question) throw notFound();
      return reply.code(isNew ? 201 : 200).send(question);
    },
  );
};
