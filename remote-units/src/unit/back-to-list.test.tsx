import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useKeptPlace } from '../units/use-kept-place';
import { BackToList } from './back-to-list';
import { BackToUnit, InstalmentLink } from './instalment-way';
import { UnitLink } from './unit-link';

function List() {
  const { pathname, search } = useLocation();
  const place = useKeptPlace(false);
  return (
    <>
      <p>{`${pathname}${search} at ${place ?? 'the top'}`}</p>
      <UnitLink unitId="7">To the unit</UnitLink>
    </>
  );
}

const Unit = () => (
  <>
    <BackToList>Alle Einheiten</BackToList>
    <InstalmentLink unitId="7" seq={5}>
      To the instalment
    </InstalmentLink>
  </>
);

const open = (at: string | { pathname: string; state: unknown }) => {
  const router = createMemoryRouter(
    [
      { path: '/my-units', Component: List },
      { path: '/my-units/:unitId', Component: Unit },
      {
        path: '/my-units/:unitId/instalments/:seq',
        element: <BackToUnit unitId="7">Zur Einheit</BackToUnit>,
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
};

const back = () => screen.findByRole('link', { name: 'Alle Einheiten' });

afterEach(() => {
  Object.assign(window, { scrollY: 0 });
});

test('from a unit one comes back to what was chosen, and to the place in the list', async () => {
  open('/my-units?state=let&sort=-rent');
  expect(screen.getByText('/my-units?state=let&sort=-rent at the top')).toBeInTheDocument();
  Object.assign(window, { scrollY: 800 });
  fireEvent.scroll(window);
  fireEvent.click(screen.getByText('To the unit'));
  fireEvent.click(await back());
  expect(await screen.findByText('/my-units?state=let&sort=-rent at 800')).toBeInTheDocument();
});

test('the way to an instalment and back leaves the list as it was', async () => {
  open('/my-units?state=let');
  Object.assign(window, { scrollY: 800 });
  fireEvent.scroll(window);
  fireEvent.click(screen.getByText('To the unit'));
  fireEvent.click(await screen.findByText('To the instalment'));
  fireEvent.click(await screen.findByText('Zur Einheit'));
  fireEvent.click(await back());
  expect(await screen.findByText('/my-units?state=let at 800')).toBeInTheDocument();
});

test('who comes to a unit from elsewhere is led to all units', async () => {
  open('/my-units/7');
  fireEvent.click(await back());
  expect(await screen.findByText('/my-units at the top')).toBeInTheDocument();
});

test.each([
  ['another page', { list: { search: '//evil.example/', key: 7 } }, '/my-units?//evil.example/'],
  ['something else', { list: 'https://evil.example' }, '/my-units'],
])('a state that names %s leads to the list all the same', async (_, state, address) => {
  open({ pathname: '/my-units/7', state });
  expect(await back()).toHaveAttribute('href', address);
});
