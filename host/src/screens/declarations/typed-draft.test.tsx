import { keptEntries, setInvestor } from '@manzil/shared/runtime';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preparePortal } from '../../layout/testing/render-in-portal';
import { anna, max } from '../../session/testing/investors';
import type { Draft } from './draft';
import { field, open, prepareTab, stored } from './testing/declaration-page';

beforeEach(prepareTab);

describe('what is typed', () => {
  const owners = () => [...keptEntries.values()].map(({ value }) => (value as Draft).owner);

  it('is kept from the first letter on, and no longer than there is one', async () => {
    preparePortal(anna);
    open('/cancellation');
    expect(await screen.findByDisplayValue('Anna Becker')).toBeVisible();
    expect(stored()).toEqual([]);
    await userEvent.type(field('Vertrag'), 'M');
    expect(owners()).toEqual([anna.investor_id]);
    await userEvent.clear(field('Vertrag'));
    expect(stored()).toEqual([]);
  });

  it('by one investor is gone when another signs in', async () => {
    preparePortal(anna);
    open('/cancellation');
    await userEvent.type(field('Vertrag'), 'Marina Walk Tower 2304');
    act(() => setInvestor(max));
    expect(await screen.findByDisplayValue('Max Krüger')).toBeVisible();
    expect(field('Vertrag')).toHaveValue('');
    expect(stored()).toEqual([]);
  });

  it('by one investor is not shown to another after a reload', async () => {
    preparePortal(anna);
    open('/cancellation');
    await userEvent.type(field('Vertrag'), 'Marina Walk Tower 2304');
    cleanup();
    preparePortal(null);
    open('/cancellation');
    expect(field('Vertrag')).toHaveValue('Marina Walk Tower 2304');
    act(() => setInvestor(max));
    await waitFor(() => expect(field('Vertrag')).toHaveValue(''));
  });

  it('without an account stays when its author signs in, and is theirs from then on', async () => {
    open('/cancellation');
    await userEvent.type(field('Vertrag'), 'Marina Walk');
    expect(owners()).toEqual([null]);
    act(() => setInvestor(anna));
    await screen.findByDisplayValue('Anna Becker');
    await userEvent.type(field('Vertrag'), ' Tower');
    expect(field('Vertrag')).toHaveValue('Marina Walk Tower');
    expect(owners()).toEqual([anna.investor_id]);
  });
});
