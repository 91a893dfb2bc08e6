import { everyElement } from '@manzil/shared/testing/content-html';
import { checkedHtml } from './content-html';

const check = (html: string) => () => checkedHtml(html, 'file.html');

test.each([
  '<p>Erst <strong>prüfen</strong>, dann zahlen.</p>',
  '<h2>Kosten</h2><ul><li>4&nbsp;% &amp; mehr</li></ul><br>',
  '<p><a href="/my-units?tab=2#x">Einheiten</a> und <a href="https://dubailand.gov.ae/">DLD</a></p>',
  '<table><thead><tr><th scope="col">Nr.</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  'a > b'.replace('>', '&gt;'),
  everyElement,
])('%s is accepted unchanged', (html) => {
  expect(checkedHtml(html, 'file.html')).toBe(html);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
  ['an image', '<p><img src=x onerror=alert(1)></p>'],
  ['an event handler', '<p onclick="x()">x</p>'],
  ['a style', '<p style="color:red">x</p>'],
  ['a link that runs code', '<a href="javascript:alert(1)">x</a>'],
  ['a link to another scheme', '<a href="http://example.com">x</a>'],
  ['a link to another host without scheme', '<a href="//example.com">x</a>'],
  ['a link to another host with a backslash', '<a href="/\\example.com">x</a>'],
  ['a link with a blank', '<a href="/x y">x</a>'],
  ['a column that spans nothing', '<table><tr><td colspan="0">1</td></tr></table>'],
  ['an attribute of another element', '<p href="/x">x</p>'],
  ['a link in single quotes', "<a href='/x'>x</a>"],
  ['a second attribute', '<a href="/x" target="_blank">x</a>'],
  ['a comment', '<p>x<!-- y --></p>'],
  ['a tag that never ends', '<p>x</p><script'],
  ['a lonely bracket', '<p>1 < 2</p>'],
  ['a tag that is not closed', '<p><strong>x</p>'],
  ['tags closed in the wrong order', '<p><strong>x</p></strong>'],
  ['a tag closed twice', '<p>x</p></p>'],
  ['a name of every object', '<constructor>x</constructor>'],
  ['a tag inside a tag', '<p<b>>x</p>'],
  ['an attribute behind a slash', '<p/onclick=x>x</p>'],
])('%s is refused', (_, html) => {
  expect(check(html)).toThrow(/^file\.html: /);
});
