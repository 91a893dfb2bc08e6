import type { Logger } from 'pino';
import { exportsOf } from './exports-of';
import { scanWaiting } from './modules/documents/scan-waiting.usecase';
import type { Files } from './platform/files/encrypted-files';
import { sweepFiles } from './platform/files/orphan-sweep';
import type { Scan } from './platform/files/scan/clamd';
import type { JobKind } from './platform/jobs/job-kind';
import { byName, type Delivery } from './platform/mail/deliver-mails';
import { sweepMails } from './platform/mail/mail-outbox.repository';
import type { Mailer } from './platform/mail/mailer';
import { runDelivery } from './platform/mail/run-delivery';
import type { Database } from './platform/postgres/connect';
import { sweep } from './platform/postgres/sweep';

type Parts = Files & {
  db: Database;
  mailer: Mailer;
  portal: string;
  unsubscribing: Delivery['unsubscribing'];
  logger: Logger;
  scan: Scan | null;
  onMail?: Delivery['onOutcome'];
};

/** All jobs that the API does, and when. A name here has its queue in a migration. */
export async function schedule({
  mailer,
  portal,
  unsubscribing,
  onMail,
  ...parts
}: Parts): Promise<JobKind[]> {
  const { db, files, logger } = parts;
  const templates = byName(await exportsOf('mail'));
  const delivery = { db, mailer, templates, portal, unsubscribing, logger, onOutcome: onMail };
  const [retentions, keptFiles] = [await exportsOf('retention'), await exportsOf('files')];
  return [
    {
      name: 'mail-delivery',
      // Each mail starts a run of its own (migration 0022); this one finds what such a run has left.
      cron: '* * * * *',
      alone: false,
      limitS: 150,
      pollS: 1,
      run: (run) => runDelivery(delivery, run),
    },
    {
      name: 'mail-sweep',
      cron: '17 * * * *',
      alone: true,
      limitS: 60,
      pollS: 5,
      run: ({ finishWith }) => finishWith(async (tx) => void (await sweepMails(tx))),
    },
    {
      name: 'account-sweep',
      cron: '*/10 * * * *',
      alone: true,
      limitS: 300,
      pollS: 5,
      run: async () => void (await sweep(db, retentions)),
    },
    {
      name: 'file-sweep',
      cron: '41 * * * *',
      alone: true,
      // A bucket with a million files is listed in minutes.
      limitS: 1800,
      pollS: 5,
      run: () => sweepFiles(db, files, keptFiles, logger),
    },
    {
      name: 'virus-scan',
      cron: '* * * * *',
      alone: true,
      limitS: 300,
      pollS: 5,
      run: ({ stop }) => scanWaiting(parts, stop),
    },
  ];
}
