import { Gauge, Registry } from 'prom-client';
import type { Database } from '../postgres/connect';
import { isDatabaseUnavailable } from '../postgres/unavailable';
import { type DatabaseFigures, readFigures } from './database-figures.repository';

/** Without the database its figures are left out: earlier ones would pass for ones of now. */
export function databaseMetrics(service: Database): () => Promise<string> {
  let reading: Promise<string> | null = null;
  // One at a time: scrapes during an outage must not take the connections of those who sign in.
  return () => {
    reading ??= read(service).finally(() => {
      reading = null;
    });
    return reading;
  };
}

async function read(service: Database): Promise<string> {
  const figures = await readFigures(service).catch((error) => {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  });
  const registry = new Registry();
  const up = new Gauge({
    name: 'manzil_database_up',
    help: '1 where the database answered in time, else 0.',
    registers: [registry],
  });
  up.set(figures ? 1 : 0);
  if (figures) add(registry, figures);
  return registry.metrics();
}

function add(registry: Registry, figures: DatabaseFigures): void {
  const registers = [registry];
  const mails = new Gauge({
    name: 'manzil_mails',
    help: 'Mails that wait in the outbox, and those given up within a day.',
    labelNames: ['state'],
    registers,
  });
  mails.set({ state: 'waiting' }, figures.mails_waiting);
  mails.set({ state: 'failed' }, figures.mails_failed);
  const oldest = new Gauge({
    name: 'manzil_oldest_mail_age_seconds',
    help: 'How long the oldest mail has been waiting; 0 where none waits.',
    registers,
  });
  oldest.set(figures.oldest_mail_age);
  addJobs(registers, figures);
  const sessions = new Gauge({
    name: 'manzil_sessions_open',
    help: 'Sessions that are neither over nor idle.',
    registers,
  });
  sessions.set(figures.sessions_open);
  const schema = new Gauge({
    name: 'manzil_schema_info',
    help: 'The newest migration of the database.',
    labelNames: ['migration'],
    registers,
  });
  schema.set({ migration: figures.migration }, 1);
}

function addJobs(registers: Registry[], figures: DatabaseFigures): void {
  const jobs = new Gauge({
    name: 'manzil_jobs',
    help: 'Jobs that are due, that run, and that were given up within a day.',
    labelNames: ['state'],
    registers,
  });
  jobs.set({ state: 'waiting' }, figures.jobs_waiting);
  jobs.set({ state: 'running' }, figures.jobs_running);
  jobs.set({ state: 'dead' }, figures.jobs_dead);
  const oldest = new Gauge({
    name: 'manzil_oldest_job_age_seconds',
    help: 'How long the oldest job has been due; 0 where none waits.',
    registers,
  });
  oldest.set(figures.oldest_job_age);
}
