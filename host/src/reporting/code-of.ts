import { isApiError } from '@manzil/shared/runtime';
import { isNetworkFault } from '@manzil/shared/runtime/retry';
import { isRouteErrorResponse } from 'react-router';
import { RemoteUnavailableError } from '../federation/load-remote';

/** A stable word: the API's code, or one of ours. */
export function codeOf(error: unknown): string {
  if (isApiError(error)) return error.code;
  if (error instanceof RemoteUnavailableError) return 'remote.unavailable';
  if (isRouteErrorResponse(error)) return `route.${error.status}`;
  return error instanceof Error ? error.name : 'unknown';
}

/** Whether somebody should look at it. Missing things, ended sessions and lost networks are the everyday. */
export function isWorthReporting(error: unknown): boolean {
  const status = isApiError(error) || isRouteErrorResponse(error) ? error.status : undefined;
  if (error instanceof RemoteUnavailableError || isNetworkFault(error)) return navigator.onLine;
  return status === undefined || ![0, 401, 403, 404].includes(status);
}
