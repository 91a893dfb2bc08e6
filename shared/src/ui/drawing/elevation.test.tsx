import { render, screen, within } from '@testing-library/react';
import type { Drawing } from '../../domain/drawing';
import { Building } from './building';
import { Elevation } from './elevation';

const slab: Drawing = {
  seed: 3,
  shape: 'slab',
  floors: 10,
  built: 10,
  facade: 10,
  bays: 8,
  unit: { floor: 4, bay: 2 },
};
const tower: Drawing = { ...slab, shape: 'tower', floors: 40, built: 20, facade: 5 };

test('every building of the elevation is one link with its caption as name', () => {
  render(
    <Elevation
      label="Deine Einheiten"
      items={[
        { key: '1', drawing: slab, caption: 'Yas Canal House 705' },
        { key: '2', drawing: tower, caption: 'Creek Lantern 1806' },
      ]}
      wrap={(item, children) => <a href={`/my-units/${item.key}`}>{children}</a>}
    />,
  );
  const list = screen.getByRole('list', { name: 'Deine Einheiten' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Creek Lantern 1806' }).getAttribute('href')).toBe(
    '/my-units/2',
  );
});

test('several units of one building are all marked', () => {
  const units = [slab.unit!, { floor: 7, bay: 5 }];
  const { container } = render(<Building drawing={{ ...slab, units }} label="" />);
  expect(container.querySelector('.unit')?.getAttribute('d')?.match(/z/g)).toHaveLength(2);
});

test('a building says its sentence to a screen reader and consists of few elements', () => {
  render(<Building drawing={tower} label="20 von 40 Geschossen betoniert" />);
  const picture = screen.getByRole('img', { name: '20 von 40 Geschossen betoniert' });
  expect(picture.querySelectorAll('*').length).toBeLessThanOrEqual(40);
  expect(picture.querySelector('[style]')).toBeNull();
});
