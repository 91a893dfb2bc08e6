import { API_ROOT } from './api-root';
import { readConfig } from './platform/config';
import { createLogger } from './platform/logger';
import { StartError } from './platform/start-error';
import { start } from './start';

const logger = createLogger('info');

try {
  const config = readConfig(process.env, API_ROOT);
  logger.level = config.logLevel;
  const started = start(config, API_ROOT, logger);
  endOnSignal(started);
  await started;
  // At any LOG_LEVEL: whoever started the API waits for this line.
  logger.child({}, { level: 'info' }).info({
    ready: true,
    url: `http://${config.host}:${config.port}`,
    database: config.databaseUrl ? 'external' : 'embedded',
    demo: config.demo,
    pid: process.pid,
    ms: Math.round(process.uptime() * 1000),
  });
  logger.flush();
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else logger.fatal({ err: error }, 'The API did not start.');
  process.exit(1);
}

/** The first signal drains, a second one ends at once; a parent with an IPC channel takes the API along. */
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
  if (process.connected) process.once('disconnect', () => void end('the parent ended', 0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (err) => {
      logger.fatal({ err }, 'Unforeseen error.');
      void end(event, 1);
    });
  }
}
