import { everyElement } from '../../testing/content-html';
import { contentElements } from '../domain/content-html';
import { loadSanitiser } from './sanitiser';

async function sanitised(html: string): Promise<HTMLElement> {
  const sanitise = await loadSanitiser();
  const element = document.createElement('div');
  element.innerHTML = String(sanitise(html));
  return element;
}

test('the sample has every element and attribute of the list', () => {
  for (const [name, attributes] of Object.entries(contentElements)) {
    expect(everyElement).toContain(`<${name}`);
    for (const attribute of Object.keys(attributes))
      expect(everyElement).toContain(`${attribute}="`);
  }
});

test('what could not be loaded is loaded by the next call', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./sanitise', () => {
      throw new Error('lost');
    });
    const { loadSanitiser: load } = await import('./sanitiser');
    await expect(load()).rejects.toThrow('lost');
    jest.dontMock('./sanitise');
    expect(String((await load())('<b>there</b>'))).toContain('there');
  });
});

test('everything that contents may be made of is shown', async () => {
  const plain = document.createElement('div');
  plain.innerHTML = everyElement;
  const shown = await sanitised(everyElement);
  for (const link of shown.querySelectorAll('a')) {
    link.removeAttribute('target');
    link.removeAttribute('rel');
  }
  expect(shown.innerHTML).toBe(plain.innerHTML);
});

test('links to other sites open beside the portal and tell it nothing', async () => {
  const [own, other] = (await sanitised('<a href="/faq">a</a><a href="https://x.example">b</a>'))
    .children;
  expect(own?.getAttributeNames()).toEqual(['href']);
  expect(other).toHaveAttribute('target', '_blank');
  expect(other).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<svg><script>alert(1)</script></svg>',
  '<style>p { color: red }</style>',
  '<iframe src="/"></iframe>',
  '<form action="/"><input name="x"></form>',
  '<details open ontoggle="alert(1)"></details>',
  '<p is="x-y">x</p>',
  '<table is="x-y"><tr><td>x</td></tr></table>',
])('%s leaves nothing', async (html) => {
  expect((await sanitised(html)).innerHTML).toBe('');
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'http://x.example',
  '//x.example',
  '/\\x.example',
  'faq',
])('a link to %j leads nowhere', async (href) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  expect((await sanitised(link.outerHTML)).querySelector('a')).not.toHaveAttribute('href');
});

test.each([
  'onclick="alert(1)"',
  'style="color: red"',
  'class="x"',
  'id="root"',
  'name="portal"',
  'data-x="1"',
  'aria-label="x"',
])('%s is taken off', async (attribute) => {
  expect((await sanitised(`<p ${attribute}>x</p>`)).innerHTML).toBe('<p>x</p>');
});
