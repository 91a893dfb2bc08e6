import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import manifest from '../../../package.json';
import type { ScanOutcome } from '../files/scan/clamd';
import type { JobOutcome } from '../jobs/job-kind';
import type { MailOutcome } from '../mail/deliver-mails';
import type { Database } from '../postgres/connect';
import { databaseMetrics } from './database-metrics';
import { observePools } from './pool-metrics';

export type Metrics = {
  registry: Registry;
  onMail: (template: string, outcome: MailOutcome) => void;
  onJob: (job: string, outcome: JobOutcome) => void;
  onScan: (outcome: ScanOutcome) => void;
  onSlowStatement: () => void;
  /** All of it as Prometheus reads it. @throws where the figures of the database cannot be asked for */
  scrape: () => Promise<string>;
};

export type Pools = { service: Database; portal: Database };

/** No label holds what a request or a person brings along: methods, routes, codes and the like only. */
export function openMetrics({ service, portal }: Pools): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  observePools(registry, { manzil_service: service, manzil_portal: portal });
  const build = new Gauge({
    name: 'manzil_build_info',
    help: 'Version of the API.',
    labelNames: ['version'],
    registers,
  });
  build.set({ version: manifest.version }, 1);
  const mails = new Counter({
    name: 'manzil_mails_total',
    help: 'Attempts to send a mail, by what became of them.',
    labelNames: ['template', 'outcome'],
    registers,
  });
  const runs = new Counter({
    name: 'manzil_job_runs_total',
    help: 'Runs of jobs, by what became of them.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const scans = new Counter({
    name: 'manzil_file_scans_total',
    help: 'Files that the virus scanner was asked for, by what it said.',
    labelNames: ['outcome'],
    registers,
  });
  const slow = new Counter({
    name: 'manzil_slow_statements_total',
    help: 'Statements that took longer than 200 ms.',
    registers,
  });
  const figures = databaseMetrics(service);
  return {
    registry,
    onMail: (template, outcome) => mails.inc({ template, outcome }),
    onJob: (job, outcome) => runs.inc({ job, outcome }),
    onScan: (outcome) => scans.inc({ outcome }),
    onSlowStatement: () => slow.inc(),
    scrape: async () => {
      const ofDatabase = await figures();
      return `${await registry.metrics()}\n${ofDatabase}`;
    },
  };
}
