import { fireEvent, screen } from '@testing-library/react';
import { renderInPortal } from '../../layout/testing/render-in-portal';
import SearchDialog from '../search-dialog';

export const close = jest.fn();

export const show = () => renderInPortal(<SearchDialog open onClose={close} />);
export const field = () => screen.getByRole('combobox', { name: 'Suchen' });
export const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
export const typeIn = (text: string) => fireEvent.change(field(), { target: { value: text } });
