import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { Investor } from '@manzil/shared/contract/session/session';
import type { Language } from '@manzil/shared/contract/values';
import { type Answers, renderScreen } from '@manzil/shared/testing/render-screen';

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

/** Shows a screen of this remote. */
export const show = (screen: string, setup: Setup = {}) => showAt(screen, undefined, setup);

/** As `show`, at an address that asks for something: `/packages?unit=…`. */
export function showAt(
  screen: string,
  at: string | undefined,
  { profile, language = 'de', investor, answer, answers, now }: Setup = {},
) {
  return renderScreen({
    screen,
    ...(at && { at }),
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
