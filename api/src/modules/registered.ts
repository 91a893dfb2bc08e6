import type { Module } from '../module';
import { healthRoutes } from '../plugins/health';
import { articleRoutes } from './articles/articles.routes';
import { accountRoutes } from './auth/account.routes';
import { authRoutes } from './auth/auth.routes';
import { resetRoutes } from './auth/reset.routes';
import { sessionRoutes } from './auth/session.routes';
import { sessionListRoutes } from './auth/session-list.routes';
import { avatarUploadRoutes } from './avatars/avatar-upload.routes';
import { avatarRoutes } from './avatars/avatars.routes';
import { bankAccountRoutes } from './bank-accounts/bank-accounts.routes';
import { bankRoutes } from './banks/banks.routes';
import { anonymousConsentRoutes } from './consents/anonymous-consents.routes';
import { consentRoutes } from './consents/consents.routes';
import { contactMessageRoutes } from './contact-messages/contact-messages.routes';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { declarationRoutes } from './declarations/declarations.routes';
import { documentArchiveRoutes } from './documents/archive.routes';
import { documentRoutes } from './documents/documents.routes';
import { documentDownloadRoutes } from './documents/download.routes';
import { documentUploadRoutes } from './documents/uploads.routes';
import { faqRoutes } from './faq/faq.routes';
import { fxRoutes } from './fx/fx.routes';
import { bookingRoutes } from './ledger/bookings.routes';
import { packageRoutes } from './packages/packages.routes';
import { passwordLinkRoutes } from './password-links/password-links.routes';
import { payoutRoutes } from './payouts/payouts.routes';
import { addressRoutes } from './profile/address.routes';
import { dataRightsRoutes } from './profile/data-rights.routes';
import { onboardingRoutes } from './profile/onboarding.routes';
import { profileRoutes } from './profile/profile.routes';
import { taxResidencyRoutes } from './profile/tax-residencies.routes';
import { constructionPhotoRoutes } from './projects/photos.routes';
import { projectRoutes } from './projects/projects.routes';
import { settingsRoutes } from './settings/settings.routes';
import { sampleStatementRoutes } from './statements/sample-statement.routes';
import { statementRoutes } from './statements/statements.routes';
import { unitRoutes } from './units/units.routes';

export const modules: Module[] = [
  healthRoutes,
  authRoutes,
  resetRoutes,
  passwordLinkRoutes,
  articleRoutes,
  faqRoutes,
  anonymousConsentRoutes,
  declarationRoutes,
  contactMessageRoutes,
  sampleStatementRoutes,
  sessionRoutes,
  sessionListRoutes,
  accountRoutes,
  dashboardRoutes,
  unitRoutes,
  projectRoutes,
  constructionPhotoRoutes,
  packageRoutes,
  profileRoutes,
  addressRoutes,
  taxResidencyRoutes,
  onboardingRoutes,
  dataRightsRoutes,
  bankAccountRoutes,
  bankRoutes,
  consentRoutes,
  settingsRoutes,
  bookingRoutes,
  statementRoutes,
  payoutRoutes,
  fxRoutes,
  documentRoutes,
  documentUploadRoutes,
  documentDownloadRoutes,
  documentArchiveRoutes,
  avatarRoutes,
  avatarUploadRoutes,
];
