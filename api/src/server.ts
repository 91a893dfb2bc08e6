import { API_ROOT } from './api-root';
import { readConfig } from './config';
import { createLogger } from './logger';
import { start } from './start';
import { StartError } from './start-error';

const startedAt = performance.now();
let logger = createLogger('info');

try {
  const config = readConfig(process.env, API_ROOT);
  logger = createLogger(config.logLevel);
  const started = start(config, API_ROOT, logger);
  endOnSignal(started);
  await started;
  // At any LOG_LEVEL: the start command waits for this line.
  logger.child({}, { level: 'info' }).info({
    ready: true,
    url: `http://${config.host}:${config.port}`,
    database: config.databaseUrl ? 'external' : 'embedded',
    demo: config.demo,
    pid: process.pid,
    ms: Math.round(performance.now() - startedAt),
  });
} catch (error) {
  if (error instanceof StartError) logger.fatal(error.message);
  else logger.fatal({ err: error }, 'The API did not start.');
  process.exitCode = 1;
}

/** The first signal drains and stops, even a start that is under way; a second one ends at once. */
function endOnSignal(started: Promise<() => Promise<void>>): void {
  const end = async (reason: string, exitCode: number) => {
    logger.info(`Stopping: ${reason}.`);
    const stop = await started.catch(() => null);
    await stop?.();
    process.exit(stop ? exitCode : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void end(signal, 0));
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (err) => {
      logger.fatal({ err }, 'Unforeseen error.');
      void end(event, 1);
    });
  }
}
