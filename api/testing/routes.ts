import type { TestApp } from './test-app';

export type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };

/** Everything that may be asked without a session. A new route is private unless it is added here. */
export const PUBLIC = [
  'GET /livez',
  'GET /readyz',
  'POST /auth/login',
  'POST /auth/logout',
  'GET /articles',
  'GET /articles/{id}',
  'GET /faq',
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

/** A request to the route with these ids in its path. */
export function requestOf({ method, path }: Route, ids: Record<string, string>) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`No id for {${name}} of ${path}.`);
    return id;
  });
  return { method, url };
}
