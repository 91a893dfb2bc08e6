import type { Language } from '@manzil/shared/contract/values';
import { PortalContext } from '@manzil/shared/runtime';
import { chosen } from '@manzil/shared/testing/ring';
import { act, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import KitPage from './kit.page';
import { nothing } from './samples';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function show(language: Language): Promise<void> {
  document.documentElement.lang = language;
  document.title = 'Kit';
  const router = createMemoryRouter([{ path: '/kit', element: <KitPage /> }], {
    initialEntries: ['/kit'],
  });
  const shell = { setLanguage: nothing, openHelp: nothing, openConsent: nothing, signOut: nothing };
  // What a form asks for later is there before axe looks.
  await act(async () => {
    render(
      <PortalContext value={{ language, ...shell }}>
        <main>
          <RouterProvider router={router} />
        </main>
      </PortalContext>,
    );
  });
}

const GERMAN = ['de', 'Wartet auf Netz'] as const;
const ENGLISH = ['en', 'Waiting for a connection'] as const;

test.each(chosen([GERMAN], [GERMAN, ENGLISH]))(
  'in %s nothing stands in the way of who cannot see it',
  async (language, words) => {
    await show(language);
    expect(screen.getByRole('button', { name: words })).toBeVisible();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: RULES },
      resultTypes: ['violations'],
      rules: {
        // jsdom paints nothing, so it cannot tell contrasts; the flows do, in both themes.
        'color-contrast': { enabled: false },
        // Looks through the page for each id; all of them are compared above.
        'duplicate-id-aria': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  },
  60_000,
);
