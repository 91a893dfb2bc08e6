import type { Ask } from './ask';

const PROBLEM = 'application/problem+json';

/** What is wrong with an answer, if anything is. */
export function faultOf(
  { allowed = [], always }: Ask,
  response: Response,
  content: Buffer,
): string | null {
  const { ok, status, headers } = response;
  if (ok || allowed.includes(status)) return null;
  return status === 503 && !always ? refusalFault(headers, content) : `answers ${status}`;
}

/** A refusal names itself and says when to come again. */
function refusalFault(headers: Headers, content: Buffer): string | null {
  if (!headers.get('content-type')?.startsWith(PROBLEM)) return 'refuses without a problem';
  if (!/^\d+$/.test(headers.get('retry-after') ?? '')) return 'refuses without Retry-After';
  const { status, code } = JSON.parse(content.toString());
  return status === 503 && typeof code === 'string' ? null : 'refuses without a code';
}
