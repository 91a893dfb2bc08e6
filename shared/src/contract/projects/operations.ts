import type { Operation } from '../operation';
import { PhotoParams, PhotoQuery, Project, ProjectList, ProjectParams, Reading } from './projects';

export const about = 'The building of a unit and its construction.';

export const getConstructionPhoto = {
  method: 'GET',
  path: '/construction-photos/:photo_id',
  access: 'investor',
  params: PhotoParams,
  query: PhotoQuery,
  answer: ['image/jpeg', 'image/png'],
} satisfies Operation;

export const getProject = {
  method: 'GET',
  path: '/projects/:property_id',
  access: 'investor',
  params: ProjectParams,
  answer: Project,
} satisfies Operation;

export const listProjects = {
  method: 'GET',
  path: '/projects',
  access: 'investor',
  answer: ProjectList,
} satisfies Operation;

export const readReports = {
  method: 'PUT',
  path: '/projects/:property_id/reading',
  access: 'investor',
  params: ProjectParams,
  body: Reading,
  answer: Reading,
} satisfies Operation;
