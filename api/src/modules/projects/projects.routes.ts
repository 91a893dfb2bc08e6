import * as operation from '@manzil/shared/contract/projects/operations';
import { asInvestor } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findProject } from './projects.repository';

export const projectRoutes: Module = (app, dependencies) => {
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
