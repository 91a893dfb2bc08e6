import { fileInfected } from '../uploads/upload.errors';
import type { Scan } from './clamd';

/** Without a scanner all are clean. @throws fileInfected */
export async function scanned(
  content: Buffer,
  scan: Scan | null | undefined,
): Promise<'clean' | 'waiting'> {
  const outcome = scan ? await scan(content) : 'clean';
  if (outcome === 'infected') throw fileInfected();
  return outcome === 'clean' ? 'clean' : 'waiting';
}
