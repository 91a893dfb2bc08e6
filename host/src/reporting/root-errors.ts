import type { RootOptions } from 'react-dom/client';
import { reportError } from './report-error';

/** What React caught itself, with where in the tree it was; the console has it as without us. */
export const rootErrors: RootOptions = {
  onCaughtError: (error, { componentStack }) => {
    // biome-ignore lint/suspicious/noConsole: as React does where nobody else listens
    console.error(error);
    reportError(error, componentStack);
  },
  onUncaughtError: (error, { componentStack }) => {
    reportError(error, componentStack);
    globalThis.reportError(error);
  },
};
