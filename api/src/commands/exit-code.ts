import { CommanderError } from 'commander';
import { AppError } from '../platform/http/errors';
import { describeError } from '../platform/logger';
import { StartError } from '../platform/start-error';
import { CommandError, UsageError } from './command-error';
import type { Terminal } from './terminal';

const FAILED = 1;
const WRONG_USE = 2;

export function exitCodeOf(error: unknown, { note }: Terminal): number {
  // It has said so itself; asked for help it ends with 0.
  if (error instanceof CommanderError) return error.exitCode && WRONG_USE;
  if (error instanceof CommandError || error instanceof StartError) note(error.message);
  else if (error instanceof AppError) for (const line of told(error)) note(line);
  else note(`Unforeseen: ${JSON.stringify(describeError(error), null, 2)}`);
  return error instanceof UsageError ? WRONG_USE : FAILED;
}

const told = (error: AppError): string[] => [
  error.text('en'),
  ...Object.entries(error.details.fields ?? {}).map(([name, text]) => `${name}: ${text.en}`),
];
