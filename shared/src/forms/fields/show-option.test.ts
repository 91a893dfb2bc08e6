import { showOption } from './show-option';

const HEIGHT = 40;

/** Where a list that shows five options stands once it shows one. */
function scrolledTo(index: number, before: number): number {
  const list = document.createElement('ul');
  const option = document.createElement('li');
  Object.defineProperty(list, 'clientHeight', { value: 5 * HEIGHT });
  Object.defineProperty(option, 'offsetHeight', { value: HEIGHT });
  Object.defineProperty(option, 'offsetTop', { value: index * HEIGHT });
  list.scrollTop = before;
  showOption(option, list);
  return list.scrollTop;
}

test.each([
  ['in view stays', 4, 0, 0],
  ['just below comes in at the lower edge', 5, 0, HEIGHT],
  ['just above comes in at the upper edge', 9, 10 * HEIGHT, 9 * HEIGHT],
  ['far below comes to the middle', 57, 0, 55 * HEIGHT],
  ['far above comes to the middle', 20, 100 * HEIGHT, 18 * HEIGHT],
])('an option that is %s', (_, index, before, after) => {
  expect(scrolledTo(index, before)).toBe(after);
});
