import { pino } from 'pino';
import { connect } from '../../src/db/connect';
import { startJobs } from '../../src/jobs/start-jobs';
import { effects } from './effects';

/** A process of its own that does the jobs of `effects`, for a test to kill. */
const db = connect(process.argv[2] ?? '', {
  role: 'manzil_service',
  connections: 4,
  onLost: () => undefined,
});
await startJobs([effects], { db, logger: pino({ level: 'silent' }), maintenanceS: 1 });
process.send?.('started');
