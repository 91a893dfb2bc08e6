import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../../api-root';
import { AREAS } from './areas';

const REPOSITORY = join(API_ROOT, '..');

function pagesForInvestors(): string[] {
  const remotes = readdirSync(REPOSITORY).filter((name) => name.startsWith('remote-'));
  return remotes.flatMap((remote) => {
    const { routes } = JSON.parse(
      readFileSync(join(REPOSITORY, remote, 'portal.json'), 'utf8'),
    ) as {
      routes: { path: string; access: string }[];
    };
    return routes.filter(({ access }) => access === 'investor').map(({ path }) => path);
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
