import * as z from 'zod';

/** What it holds becomes part of the Content Security Policy. */
const Origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => URL.canParse(url) && new URL(url).origin === url,
    'must be an origin, like https://api.example',
  );
export const Dsn = z
  .url({ protocol: /^https?$/ })
  .refine(
    (dsn) => URL.canParse(dsn) && isDsn(new URL(dsn)),
    'must be a DSN, like https://key@reports.example/1',
  );
const isDsn = ({ username, password, pathname, search, hash }: URL): boolean =>
  /^\w+$/.test(username) && /^(\/[\w-]+)*\/\d+$/.test(pathname) && password + search + hash === '';
export const ApiHosts = z
  .record(z.string(), Origin)
  .refine((hosts) => Object.keys(hosts).length > 0, 'must name one site at least');
