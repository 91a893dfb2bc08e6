// Loaded before a server by `--import`. On SIGUSR2 it writes how late the event loop was since the last time, in
// milliseconds, to the file that LOOP_DELAY_FILE names.
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env.LOOP_DELAY_FILE ?? '';
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

process.on('SIGUSR2', () => {
  const [p50, p99] = [delay.percentile(50), delay.percentile(99)].map((ns) => ns / 1e6);
  const text = JSON.stringify({ p50, p99, max: delay.max / 1e6 });
  delay.reset();
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
});
