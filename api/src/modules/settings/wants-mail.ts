import type { MailedTopic } from '@manzil/shared/contract/settings/settings';
import { type SQL, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import { investorSettings } from './investor-settings.table';

/** Whether the investor of a query wants mails about a topic: everybody does who did not say otherwise. */
export const wantsMail = (topic: MailedTopic): SQL<boolean> => sql<boolean>`not exists (
  select from ${investorSettings}
  where ${investorSettings.investor_id} = ${investors.id} and ${topic} = any(${investorSettings.email_muted}))`;
