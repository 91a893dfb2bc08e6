import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { Investor } from '@manzil/shared/contract/session/session';
import type { Language } from '@manzil/shared/contract/values';
import { type Answers, renderScreen } from '@manzil/shared/testing/render-screen';
import { routes } from '../../portal.json';
import remote from '../portal';

type Setup = {
  profile?: Profile;
  language?: Language;
  investor?: Investor;
  /** Answers GET /profile instead of the profile itself. */
  answer?: () => unknown;
  /** Whatever else is asked for. */
  answers?: Answers;
  /** What the clock says, UTC. */
  now?: string;
};

/** Shows the screen that portal.json has at this path. */
export const show = (path: string, setup: Setup = {}) => showAt(path, '', setup);

/** As `show`, with what the address asks for: `?status=open`. */
export function showAt(
  path: string,
  search: string,
  { profile, language = 'de', investor, answer, answers, now }: Setup = {},
) {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`portal.json has no ${path}`);
  return renderScreen(remote, {
    name: 'profile',
    screen: route.screen,
    path,
    at: `${path}${search}`,
    language,
    answers: {
      'GET /profile': answer ?? profile,
      'GET /profile/tax-residencies': { items: [{ country: 'DE', tax_id: null }], version: 1 },
      'GET /profile/addresses': { items: [], page: 1, page_size: 20, has_more: false },
      ...answers,
    },
    ...(investor && { investor }),
    ...(now && { now }),
  });
}
