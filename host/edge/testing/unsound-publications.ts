import type { PublishedPortal } from '@manzil/shared/build/portal-json';
import { aPortal } from './publication';

function manyFiles() {
  const { files } = aPortal();
  const [file] = Object.values(files);
  const more = Array.from({ length: 11 }, (_, i) => [`${i}.js`, { ...file, bytes: 5_000_000 }]);
  return { ...files, ...Object.fromEntries(more) } as typeof files;
}

/** What is wrong, what makes it so, and the code of the refusal. */
export const UNSOUND: [string, Partial<PublishedPortal>, string][] = [
  ['another name', { name: 'faq' }, 'wrong_name'],
  ['a newer host API', { hostApi: '^2.0.0' }, 'host_api'],
  ['another federation line', { federation: '2.8.0' }, 'federation'],
  ['another React', { shared: { react: '^18.0.0' } }, 'singletons'],
  ['a library the host does not share', { shared: { vue: '^3.0.0' } }, 'singletons'],
  ['a library named as what every object has', { shared: { constructor: '*' } }, 'singletons'],
  ['the global of another remote', { container: 'faq_0123456789ab' }, 'container'],
  ['the global of another build', { container: 'units_ba9876543210' }, 'container'],
  ['a global of the host', { container: 'webpack_chunks' }, 'container'],
  ['an entry that is not among the files', { entry: 'remoteEntry.2.js' }, 'file_missing'],
  ['an entry that no file can be', { entry: 'constructor' }, 'file_missing'],
  [
    'a part whose file is not among the files',
    { slots: [{ slot: 'help', part: 'help', files: ['static/js/help.1.js'] }] },
    'file_missing',
  ],
  [
    'a screen whose texts are not among the files',
    { routes: aPortal().routes.map((route) => ({ ...route, texts: { de: ['gone.js'], en: [] } })) },
    'file_missing',
  ],
  ['more than an edge can hold', { files: manyFiles() }, 'too_large'],
];
