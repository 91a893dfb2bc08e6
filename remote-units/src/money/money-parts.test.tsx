import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { aPage } from '../testing/money-fixtures';

afterEach(() => jest.restoreAllMocks());

test('on a phone the row of parts is scrolled until the chosen one stands in its middle', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  await renderScreen({ screen: 'statements', answers: { 'GET /statements?page=1': aPage([]) } });
  expect(screen.getByRole('link', { name: 'Abrechnungen' })).toHaveAttribute('aria-current');
  expect(screen.getByRole('navigation', { name: 'Teile der Finanzen' }).scrollLeft).toBe(355);
});
