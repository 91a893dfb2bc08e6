const MESSAGES = {
  'job.timeout': 'The run took longer than it may, and was broken off.',
  'job.given_back': 'The process ended before the run did.',
  'job.taken_over': 'The run was cancelled, or took so long that another one began.',
} as const;

export class JobError extends Error {
  override readonly name = 'JobError';

  constructor(readonly code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
  }
}
