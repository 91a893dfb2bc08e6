import type { Operation } from '../operation';
import { PhotoParams, Project, ProjectParams } from './projects';

export const about = 'The building of a unit and its construction.';

export const getConstructionPhoto = {
  method: 'GET',
  path: '/construction-photos/:photo_id',
  access: 'investor',
  params: PhotoParams,
  answer: ['image/jpeg', 'image/png'],
} satisfies Operation;

export const getProject = {
  method: 'GET',
  path: '/projects/:property_id',
  access: 'investor',
  params: ProjectParams,
  answer: Project,
} satisfies Operation;
