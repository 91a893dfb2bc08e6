import type { Project } from '@manzil/shared/contract/projects/projects';
import { renderScreen } from '@manzil/shared/testing/render-screen';

/** The screen of this project, which is the investor's only one. */
export const openProject = (project: Project) =>
  renderScreen({
    screen: 'project',
    at: `/project/${project.property_id}`,
    answers: {
      'GET /projects': { items: [] },
      [`GET /projects/${project.property_id}`]: project,
      [`PUT /projects/${project.property_id}/reading`]: { read_until: project.as_of },
    },
  });
