import * as operation from '@manzil/shared/contract/calendar-feed/operations';
import { addressOf } from '@manzil/shared/contract/operation';
import { asInvestor, asInvestorWriting } from '../../identity/guard';
import { investorDb } from '../../identity/investor-connection';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findAgenda } from '../dashboard/agenda.repository';
import { endFeed, findFeed, findSubscriber, renewFeed } from './calendar-feeds.repository';
import { calendarFile } from './calendar-file';

export const calendarFeedRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.readCalendar,
    { summary: 'The next 90 days, as a calendar', errors: [notFound] },
    async (request, reply) => {
      const subscriber = await findSubscriber(dependencies.db, request.query.token);
      if (!subscriber) throw notFound();
      const { investor_id, locale } = subscriber;
      const db = investorDb(dependencies.portal, investor_id);
      const entries = await findAgenda(db, dubaiToday(dependencies));
      return reply
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(entries, investor_id, locale));
    },
  );

  route(
    app,
    operation.getCalendarFeed,
    { summary: 'Whether calendars can read the dates' },
    async (request) => asInvestor(request, (db, me) => findFeed(db, me)),
  );

  route(
    app,
    operation.renewCalendarFeed,
    { summary: 'Makes an address for calendars; the one before ends' },
    async (request) =>
      asInvestorWriting(request, async (tx, me) => {
        const token = await renewFeed(tx, me);
        await recordAuditEvent(tx, {
          actor: { type: 'investor', id: me },
          action: 'calendar_feed.renewed',
          entity_type: 'investor',
          entity_id: me,
        });
        return { path: addressOf(operation.readCalendar, { query: { token } }) };
      }),
  );

  route(
    app,
    operation.endCalendarFeed,
    { summary: 'Ends the address for calendars' },
    async (request) =>
      asInvestorWriting(request, async (tx, me) => {
        if (await endFeed(tx, me)) {
          await recordAuditEvent(tx, {
            actor: { type: 'investor', id: me },
            action: 'calendar_feed.ended',
            entity_type: 'investor',
            entity_id: me,
          });
        }
        return { success: true as const };
      }),
  );
};
