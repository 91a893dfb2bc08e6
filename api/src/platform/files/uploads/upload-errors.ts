import type { Answerable } from '../../http/errors';
import { anAttemptTooMany } from '../../limits/limits.errors';
import { filesFull, filesUnavailable } from '../file.errors';
import { largerThan } from './receive-body';
import { REFUSALS, refusalError } from './refusals';
import { uploadInterrupted, uploadMediaType, uploadsBusy } from './upload.errors';

/** @param limit bytes */
export const uploadErrors = (limit: number): Answerable[] => [
  uploadMediaType,
  uploadInterrupted,
  uploadsBusy,
  anAttemptTooMany,
  filesFull,
  filesUnavailable,
  () => largerThan(limit),
  ...REFUSALS.map((refusal) => () => refusalError(refusal, null)),
];
