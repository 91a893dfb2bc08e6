import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../../api-root';
import { AREAS } from './areas';

const REPOSITORY = join(API_ROOT, '..');

type Way = { path: string; access: string };

function pagesForInvestors(): string[] {
  const remotes = readdirSync(REPOSITORY).filter((name) => name.startsWith('remote-'));
  const screens = remotes.flatMap((remote) =>
    readdirSync(join(REPOSITORY, remote, 'src')).map((name) =>
      join(REPOSITORY, remote, 'src', name, 'screen.json'),
    ),
  );
  return screens.filter(existsSync).flatMap((file) => {
    const { also = [], ...first } = JSON.parse(readFileSync(file, 'utf8')) as Way & {
      also?: (Partial<Way> & { path: string })[];
    };
    return [first, ...also.map((further) => ({ ...first, ...further }))]
      .filter(({ access }) => access === 'investor')
      .map(({ path }) => path);
  });
}

test('every page for investors can be switched off, but for the account', () => {
  const listed = (path: string) =>
    AREAS.some((area) => path === area || path.startsWith(`${area}/`));
  expect(pagesForInvestors().filter((path) => !listed(path))).toEqual(['/profile']);
});

test('every area has a page', () => {
  const pages = pagesForInvestors();
  expect(AREAS.filter((area) => !pages.includes(area))).toEqual([]);
});
