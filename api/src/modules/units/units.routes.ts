import * as operation from '@manzil/shared/contract/units/operations';
import type { UnitChoice } from '@manzil/shared/contract/units/unit-list';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asInvestor, investorLanguage } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { type RequestOf, route } from '../../platform/http/route';
import { type SheetFormat, sendSheet } from '../../platform/sheets/send-sheet';
import { started } from '../../platform/sheets/sheet';
import { findUnit } from './unit-detail.repository';
import { type UnitChunk, unitsAfter } from './unit-file.repository';
import { listUnits } from './units.repository';
import { unitsSheet } from './units-sheet';

type FileRequest = RequestOf<typeof operation.downloadUnits>;

export const unitRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.listUnits,
    { summary: 'Units, searched, filtered and sorted' },
    async (request) => {
      const { query } = request;
      const today = dubaiToday(dependencies);
      return asInvestor(request, (db) => listUnits(db, today, query));
    },
  );

  const file = (format: SheetFormat) => async (request: FileRequest, reply: FastifyReply) => {
    const { language: _, ...choice } = request.query;
    const language = await investorLanguage(request);
    const today = dubaiToday(dependencies);
    const rows = await started(unitsOfFile(request, choice, today));
    return sendSheet(reply, format, unitsSheet(today), rows, language);
  };
  route(app, operation.downloadUnits, { summary: 'The chosen units, as CSV' }, file('csv'));
  route(
    app,
    operation.downloadUnitWorkbook,
    { summary: 'The chosen units, as XLSX' },
    file('xlsx'),
  );

  route(app, operation.getUnit, { summary: 'One unit' }, async (request) => {
    const { unit_id } = request.params;
    const today = dubaiToday(dependencies);
    const unit = await asInvestor(request, (db) => findUnit(db, unit_id, today));
    if (!unit) throw notFound();
    return unit;
  });
};

/** A chunk of units at a time, so that a file takes no more memory than one of them. */
async function* unitsOfFile(request: FastifyRequest, choice: UnitChoice, today: string) {
  const read = (cursor: string | null): Promise<UnitChunk> =>
    asInvestor(request, (db) => unitsAfter(db, today, choice, cursor));
  for (let chunk = await read(null); ; chunk = await read(chunk.next_cursor)) {
    yield* chunk.units;
    if (!chunk.next_cursor) return;
  }
}
