import type { TestApp } from './test-app';

/** Characters of a level in what Fastify prints. */
const INDENT = 4;

export type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };

export const nameOf = ({ method, path }: Route) => `${method} ${path}`;

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

/** Every route that the router knows, by name; without the answerers of HEAD and OPTIONS. */
export function servedRoutes({ app }: TestApp): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part, methods] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      if (part === undefined) return [];
      path.splice(indent.length / INDENT, Infinity, part);
      const url = path.join('').replace(/:(\w+)/g, '{$1}');
      return (methods?.split(', ') ?? [])
        .filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => `${method} ${url}`);
    });
}

/** Parts of a path that are no id of a thing: none that exists, and the first of a plan. */
const CHOICES: Record<string, string> = { purpose: 'nothing', upload_id: 'nothing', seq: '1' };

/** A request to the route with these ids in its path. */
export function requestOf({ method, path }: Route, ids: Record<string, string>) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name] ?? CHOICES[name];
    if (id === undefined) throw new Error(`No id for {${name}} of ${path}.`);
    return id;
  });
  return { method, url };
}
