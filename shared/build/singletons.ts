import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From the folder, as not every package exports its package.json. */
function versionOf(name: string): string {
  const own = name === '@manzil/shared';
  const folder = join(import.meta.dirname, '..', own ? '.' : `node_modules/${name}`);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Provided by the host, never bundled by a remote. `names`: all it offers of a library; null = everything. */
export const singletons = {
  react: { version: versionOf('react'), names: null },
  'react/jsx-runtime': { version: versionOf('react'), names: null },
  'react-dom': { version: versionOf('react-dom'), names: null },
  'react-router-dom': {
    version: versionOf('react-router-dom'),
    names: [
      'Link',
      'NavLink',
      'useLoaderData',
      'useLocation',
      'useNavigate',
      'useNavigation',
      'useParams',
      'useRevalidator',
      'useSearchParams',
    ],
  },
  rxjs: {
    version: versionOf('rxjs'),
    names: ['BehaviorSubject', 'Observable', 'Subject'],
  },
  'react-i18next': { version: versionOf('react-i18next'), names: ['useTranslation'] },
  i18next: { version: versionOf('i18next'), names: null },
  '@tanstack/react-query': {
    version: versionOf('@tanstack/react-query'),
    names: [
      'infiniteQueryOptions',
      'keepPreviousData',
      'queryOptions',
      'useInfiniteQuery',
      'useMutation',
      'useQuery',
      'useQueryClient',
    ],
  },
  'zod/mini': {
    version: versionOf('zod'),
    names: [
      '_default',
      'array',
      'boolean',
      'coerce',
      'config',
      'email',
      'enum',
      'extend',
      'gte',
      'int',
      'iso',
      'literal',
      'lte',
      'maxLength',
      'minLength',
      'nullable',
      'object',
      'optional',
      'overwrite',
      'record',
      'refine',
      'regex',
      'strictObject',
      'string',
      'trim',
      'unknown',
      'uuid',
      'uuidv4',
    ],
  },
  '@manzil/shared/runtime': { version: versionOf('@manzil/shared'), names: null },
  '@manzil/shared/forms': { version: versionOf('@manzil/shared'), names: null },
} as const satisfies Record<string, { version: string; names: readonly string[] | null }>;

export type Singleton = keyof typeof singletons;

/** The federation runtime's line: host and remotes must come from the same one, as remotes use the host's copy. */
export const federationVersion = versionOf('@module-federation/enhanced');
