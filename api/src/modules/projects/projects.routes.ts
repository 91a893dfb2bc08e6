import { Project, ProjectParams } from '@manzil/shared/contract/projects';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { asInvestor, investorIdOf } from '../../plugins/session';
import { findProject } from './projects.repository';

/** GET /projects/:property_id */
export const projectRoutes: Module = (app, dependencies) => {
  app.get(
    '/projects/:property_id',
    { schema: { params: ProjectParams, response: { 200: Project } } },
    async (request) => {
      const { property_id } = request.params;
      const today = dubaiToday(dependencies);
      const project = await asInvestor(request, (db) =>
        findProject(db, investorIdOf(request), property_id, today),
      );
      if (!project) throw notFound();
      return project;
    },
  );
};
