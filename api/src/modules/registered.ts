import type { Module } from '../module';
import { healthRoutes } from '../plugins/health';
import { articleRoutes } from './articles/articles.routes';
import { authRoutes } from './auth/auth.routes';
import { sessionRoutes } from './auth/session.routes';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { faqRoutes } from './faq/faq.routes';
import { profileRoutes } from './profile/profile.routes';
import { projectRoutes } from './projects/projects.routes';
import { unitRoutes } from './units/units.routes';

/** Open to everybody. */
export const publicModules: Module[] = [healthRoutes, authRoutes, articleRoutes, faqRoutes];

/** Behind the session hook: private by being in this list. */
export const investorModules: Module[] = [
  sessionRoutes,
  dashboardRoutes,
  unitRoutes,
  projectRoutes,
  profileRoutes,
];
