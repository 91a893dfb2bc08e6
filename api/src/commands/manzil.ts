import { runManzil } from './run-manzil';
import { openTerminal } from './terminal';

const { ended, interrupt } = runManzil(process.argv.slice(2), {
  environment: process.env,
  terminal: openTerminal(process.stdout, process.stderr, process.stdin),
});

/** As a shell counts them. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void interrupt().finally(() => process.exit(EXIT_CODES[signal])));
}
process.exitCode = await ended;
