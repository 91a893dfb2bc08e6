import * as operation from '@manzil/shared/contract/projects/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { listOwnProjects } from './project-list.repository';
import { findProject } from './projects.repository';
import { saveReading } from './readings.repository';

export const projectRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.listProjects,
    { summary: 'The buildings of an investor\u2019s units' },
    async (request) => {
      const today = dubaiToday(dependencies);
      return { items: await asInvestor(request, (db, me) => listOwnProjects(db, me, today)) };
    },
  );

  route(
    app,
    operation.readReports,
    { summary: 'Notes up to when the reports on a building were read', errors: [notFound] },
    async (request) => {
      const { property_id: propertyId } = request.params;
      const { read_until: readUntil } = request.body;
      const today = dubaiToday(dependencies);
      const me = investorIdOf(request);
      const reading = await asInvestorWriting(request, (tx) =>
        saveReading(tx, me, { propertyId, readUntil, today }),
      );
      if (!reading) throw notFound();
      return reading;
    },
  );

  route(
    app,
    operation.getProject,
    { summary: 'The building of a unit and its construction' },
    async (request) => {
      const { property_id } = request.params;
      const today = dubaiToday(dependencies);
      const project = await asInvestor(request, (db, me) =>
        findProject(db, me, property_id, today),
      );
      if (!project) throw notFound();
      return project;
    },
  );
};
