import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PortalContext } from '../../runtime';

const nothing = () => undefined;

/** Shows a form at /form, reached from /before, in the portal and a router of its own. */
export function openForm(form: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>Davor</p> },
      { path: '/form', element: form },
      { path: '/elsewhere', element: <p>Woanders</p> },
    ],
    { initialEntries: ['/before', '/form'] },
  );
  const shown = render(
    <PortalContext
      value={{
        language: 'de',
        setLanguage: nothing,
        openHelp: nothing,
        openConsent: nothing,
        signOut: nothing,
      }}
    >
      <RouterProvider router={router} />
    </PortalContext>,
  );
  return { router, ...shown };
}

/** Who is signed in, where a form wants to know. */
export const anna = {
  investor_id: '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a01',
  email: 'anna.becker@example.com',
  first_name: 'Anna',
  last_name: 'Becker',
  avatar: null,
  onboarding_step: 4,
  profile_status: 'active',
} as const;
