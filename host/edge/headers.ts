/** Policy of everything but documents: opened by itself it is dead text, and nobody may frame it. */
const INERT = "default-src 'none'; frame-ancestors 'none'";

/** Policy of the service worker, which has one of its own: it asks for files of this origin and runs nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** No inline code, no eval, scripts only by the portal's own policy. @param reportsTo origin that gets error reports */
export function documentHeaders(
  apiBase: string,
  https: boolean,
  reportsTo?: string,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${apiBase}`,
    "font-src 'self'",
    `connect-src ${["'self'", apiBase, reportsTo].filter(Boolean).join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal dompurify',
  ];
  return {
    ...commonHeaders(https),
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache, private',
  };
}

/** Headers of every answer. A picture (`path`) may style itself: some browsers apply its policy where it is shown. */
export function commonHeaders(https: boolean, path = ''): Record<string, string> {
  return {
    'content-security-policy': path.endsWith('.svg')
      ? `${INERT}; style-src 'unsafe-inline'`
      : INERT,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    ...(https
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  };
}
