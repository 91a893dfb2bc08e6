import * as operation from '@manzil/shared/contract/tax/operations';
import type { Language } from '@manzil/shared/contract/values';
import type { FastifyRequest } from 'fastify';
import { asInvestor, investorLanguage } from '../../identity/guard';
import { dubaiDay, dubaiToday } from '../../platform/dubai-day';
import { downloadsBusy } from '../../platform/files/file.errors';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { sendSheet } from '../../platform/sheets/send-sheet';
import { started } from '../../platform/sheets/sheet';
import { listFiles } from '../documents/document-files.repository';
import { sendArchive } from '../documents/send-archive';
import { conversionFor, readTaxYear, spanOf } from './read-tax-year';
import { renderTaxYear } from './render-tax-year';
import { findAddressee } from './tax-addressee.repository';
import {
  findBookedUnits,
  findTaxAmounts,
  findTaxBookings,
  type Span,
} from './tax-bookings.repository';
import { findResidence } from './tax-entries.repository';
import { taxSheet } from './tax-sheet';

const UNITS_AT_ONCE = 100;

export const taxFileRoutes: Module = (app, dependencies) => {
  const { now = () => new Date() } = dependencies;

  route(
    app,
    operation.downloadTaxCsv,
    { summary: 'The bookings of a year with rates and tax groups, as CSV' },
    async (request, reply) => {
      const { year, unit_id = null } = request.query;
      const span = spanOf(year, dubaiToday(dependencies));
      const language = await investorLanguage(request);
      const { units, residence, conversion } = await asInvestor(request, async (db, me) => {
        const all = await findBookedUnits(db, me);
        const { residence } = await findResidence(db, me);
        const currencies = new Set(all.flatMap((unit) => unit.currencies));
        return {
          units: unit_id ? [unit_id] : all.map((unit) => unit.unit_id),
          residence,
          conversion: await conversionFor(db, residence, [...currencies], span),
        };
      });
      const rows = await started(bookingsOfFile(request, { units, span, language }));
      return sendSheet(reply, 'csv', taxSheet(year, residence, conversion), rows, language);
    },
  );

  route(
    app,
    operation.downloadTaxPdf,
    { summary: 'The year of a unit as PDF', errors: [notFound] },
    async (request, reply) => {
      const { unit_id } = request.params;
      const { year } = request.query;
      const at = now();
      const today = dubaiDay(at);
      const language = await investorLanguage(request);
      const { taxYear, investor } = await asInvestor(request, async (db, me) => ({
        taxYear: await readTaxYear(db, me, { year, unitId: unit_id, language, today }),
        investor: await findAddressee(db, me),
      }));
      const { chosen: unit, residence } = taxYear;
      if (!unit || !investor) throw notFound();
      const content = { language, today, at, investor, residence, year: taxYear, unit };
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="manzil-${year}.pdf"`)
        .send(await renderTaxYear(content));
    },
  );

  route(
    app,
    operation.getTaxReceipts,
    { summary: 'The receipts of a year as one ZIP', errors: [downloadsBusy] },
    async (request, reply) => {
      const { year, unit_id = null } = request.query;
      const span = spanOf(year, dubaiToday(dependencies));
      const files = await asInvestor(request, async (db, me) => {
        const amounts = await findTaxAmounts(db, me, span);
        const receipts = new Set(
          amounts.flatMap((each) =>
            unit_id === null || each.unit_id === unit_id?.toLowerCase()
              ? (each.document_id ?? [])
              : [],
          ),
        );
        return (await listFiles(db, me)).filter(({ document_id }) => receipts.has(document_id));
      });
      return sendArchive(request, reply, dependencies, { files, name: `manzil-${year}` });
    },
  );
};

type File = { units: readonly (string | null)[]; span: Span; language: Language };

/** The bookings of some units at a time: of thousands they would take longer than a statement may, and all the memory. */
async function* bookingsOfFile(request: FastifyRequest, { units, span, language }: File) {
  for (let at = 0; at < units.length; at += UNITS_AT_ONCE) {
    const some = units.slice(at, at + UNITS_AT_ONCE);
    yield* await asInvestor(request, (db, me) => findTaxBookings(db, me, span, some, language));
  }
}
