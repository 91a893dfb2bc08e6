import type { TestApp } from './test-app';

export type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };

/** Everything that may be asked without a session. A new route is private unless it is added here. */
export const PUBLIC = [
  'GET /livez',
  'GET /readyz',
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/session/cleanup',
  'GET /auth/session',
  'POST /auth/forgot-password',
  'POST /auth/check-reset-password-code',
  'POST /auth/reset-password',
  'POST /auth/check-password-link',
  'POST /auth/set-password',
  'GET /articles',
  'GET /articles/{id}',
  'GET /faq',
  'PUT /consents/anonymous/{anon_id}/{purpose}',
];

export const nameOf = ({ method, path }: Route) => `${method} ${path}`;
export const isPublic = (route: Route) => PUBLIC.includes(nameOf(route));

/** Every route, as `/openapi.json` lists them. */
export async function documentedRoutes(portal: TestApp): Promise<Route[]> {
  const { paths } = (await portal.anonymous.get('/openapi.json')).json();
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as Route['method'],
      path,
    })),
  );
}

/** Parts of a path that are no id of a thing: none that exists. */
const CHOICES: Record<string, string> = { purpose: 'nothing', upload_id: 'nothing' };

/** A request to the route with these ids in its path. */
export function requestOf({ method, path }: Route, ids: Record<string, string>) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name] ?? CHOICES[name];
    if (id === undefined) throw new Error(`No id for {${name}} of ${path}.`);
    return id;
  });
  return { method, url };
}
