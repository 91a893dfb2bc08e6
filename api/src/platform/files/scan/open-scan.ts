import type { Logger } from 'pino';
import type { Config } from '../../config';
import { clamdScan, type Scan, type ScanOutcome } from './clamd';

export function openScan(
  { clamdUrl }: Pick<Config, 'clamdUrl'>,
  logger: Pick<Logger, 'warn'>,
  onScan: (outcome: ScanOutcome) => void = () => undefined,
): Scan | null {
  if (!clamdUrl) return null;
  const scan = clamdScan(clamdUrl);
  return async (content) => {
    const outcome = await scan(content);
    onScan(outcome);
    // Neither the file's name nor whose it is.
    if (outcome === 'silent') logger.warn('The virus scanner does not answer; files wait for it.');
    if (outcome === 'undecided') logger.warn('The virus scanner has no verdict; the file waits.');
    if (outcome === 'infected') logger.warn('The virus scanner has found something in a file.');
    return outcome;
  };
}
