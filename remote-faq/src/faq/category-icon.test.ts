import { CircleHelp, KeyRound } from 'lucide';
import { categoryIcon } from './category-icon';

test('a category has the icon it names, or a question mark', () => {
  expect(categoryIcon('key-round')).toBe(KeyRound);
  for (const unknown of ['no-such-icon', 'toString'])
    expect(categoryIcon(unknown)).toBe(CircleHelp);
});
