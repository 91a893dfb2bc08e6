import { currentInvestor } from '@manzil/shared/runtime';
import { type LoaderFunctionArgs, redirect, replace } from 'react-router';
import type { Access } from '../boot/boot-document';
import { greet, sessionReady } from '../session/session';
import { guardedTarget } from './guard';
import { keepReturnPath } from './return-path';

const isHere = ({ url }: Request): boolean => url === location.href.split('#')[0];

/**
 * Specification §4: the page asked for leaves no entry. It has one where the browser is there already, as on a first
 * load and after the back button; a link's page has none yet, and the one before it keeps its own.
 */
const insteadOf = (request: Request) => (isHere(request) ? replace : redirect);

export async function start({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response> {
  await sessionReady();
  const investor = currentInvestor();
  const target = investor ? (guardedTarget('investor', investor, '/') ?? '/dashboard') : '/home';
  return insteadOf(request)(target);
}

/** Throws the guard's redirect, before any code of a remote is asked for. */
export async function guarded(
  access: Access,
  { request }: Pick<LoaderFunctionArgs, 'request'>,
): Promise<void> {
  if (access === 'public') {
    void greet();
    return;
  }
  // Who is known need not wait; an answer that was missing is asked for again beside the page.
  const ready = sessionReady();
  if (!currentInvestor()) await ready;
  const { pathname, search } = new URL(request.url);
  const target = guardedTarget(access, currentInvestor(), pathname);
  if (target === '/login') {
    // Requests have no anchor.
    keepReturnPath(pathname + search + (isHere(request) ? location.hash : ''));
  }
  if (target) throw insteadOf(request)(target);
}
