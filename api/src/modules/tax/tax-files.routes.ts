import * as operation from '@manzil/shared/contract/tax/operations';
import { asInvestor, investorLanguage } from '../../identity/guard';
import { dubaiDay, dubaiToday } from '../../platform/dubai-day';
import { downloadsBusy } from '../../platform/files/file.errors';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { sendSheet } from '../../platform/sheets/send-sheet';
import { listFiles } from '../documents/document-files.repository';
import { sendArchive } from '../documents/send-archive';
import { conversionFor, currenciesOf, readTaxYear, spanOf } from './read-tax-year';
import { renderTaxYear } from './render-tax-year';
import { findAddressee } from './tax-addressee.repository';
import { findTaxAmounts, findTaxBookings } from './tax-bookings.repository';
import { findResidence } from './tax-entries.repository';
import { taxSheet } from './tax-sheet';

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
      const { rows, conversion } = await asInvestor(request, async (db, me) => {
        const found = await findTaxBookings(db, me, span, unit_id, language);
        const { residence } = await findResidence(db, me);
        return {
          rows: found,
          conversion: await conversionFor(db, residence, currenciesOf(found), span),
        };
      });
      return sendSheet(reply, 'csv', taxSheet(year, conversion), rows, language);
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
