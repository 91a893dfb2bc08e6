import { pino } from 'pino';
import { startJobs } from '../../src/platform/jobs/start-jobs';
import { connect } from '../../src/platform/postgres/connect';
import { asLogin } from '../../src/platform/postgres/logins';
import { effects } from './effects';

/** A process of its own that does the jobs of `effects`, for a test to kill. */
const db = connect(asLogin(process.argv[2] ?? '', 'manzil_service'), {
  connections: 4,
  onLost: () => undefined,
});
await startJobs([effects], { db, logger: pino({ level: 'silent' }), maintenanceS: 1 });
process.send?.('started');
