import { screen } from '@testing-library/react';
import { openProject } from '../testing/open-project';
import { aProject } from '../testing/project-fixtures';

test('says where the building stands as seen from the unit', async () => {
  await openProject(aProject());
  expect(
    screen.getByText('Der Rohbau ist sechs Geschosse über deiner Einheit.'),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('img', {
      name: '24 von 32 Geschossen betoniert, Fassade bis zum 11. Deine Einheit liegt in der 18. Etage.',
    }),
  ).toHaveTextContent('Deine Einheit, 18. Etage');
});

test.each([
  [[3, 11, 30], 'Der Rohbau hat zwei deiner drei Einheiten erreicht.'],
  [[25, 30], 'Der Rohbau hat noch keine deiner zwei Einheiten erreicht.'],
  [[3, 24], 'Der Rohbau hat alle deine Einheiten erreicht.'],
])(
  'of several units, on the floors %j, it says how many the frame has reached',
  async (floors, sentence) => {
    const units = floors.map((floor) => ({ floor, bay: 2 }));
    await openProject(aProject({ drawing: { ...aProject().drawing, units } }));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText(/deiner Einheit\./)).toBeNull();
    const highest = floors.at(-1);
    expect(
      screen.getByRole('img', {
        name: new RegExp(`zwischen der ${floors[0]}\\. und der ${highest}\\. Etage\\.$`),
      }),
    ).toHaveTextContent(`Deine oberste, ${highest}. Etage`);
  },
);
