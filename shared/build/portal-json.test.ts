import { aPortal } from '../../host/edge/testing/publication';
import { declarationOf } from './declaration';
import { AuthoredPortal, PublishedPortal } from './portal-json';
import { publishedPortal } from './publish-plugin';

const authored = (slots?: unknown) =>
  AuthoredPortal.safeParse({
    name: 'faq',
    hostApi: '^1.0.0',
    team: { name: 'FAQ', contact: 'faq@manzil.example' },
    slots,
  });

test('a remote may fill a slot of the shell, or none', () => {
  expect(authored().data?.slots).toEqual([]);
  expect(authored([{ slot: 'help', part: 'help' }]).data?.slots).toEqual([
    { slot: 'help', part: 'help' },
  ]);
});

test.each([
  ['a slot that the shell does not have', [{ slot: 'sidebar', part: 'help' }]],
  [
    'a slot twice',
    [
      { slot: 'help', part: 'help' },
      { slot: 'help', part: 'contact' },
    ],
  ],
  ['a slot with nothing', [{ slot: 'help' }]],
  ['a part that no chunk can be named after', [{ slot: 'help', part: '../help' }]],
  ['a slot with more than is asked for', [{ slot: 'help', part: 'help', order: 1 }]],
])('a portal.json that fills %s is refused', (_what, slots) => {
  expect(authored(slots).success).toBe(false);
});

test('a build names the files of each part', () => {
  const { slots } = AuthoredPortal.parse(authored([{ slot: 'help', part: 'contact' }]).data);
  const dir = `${__dirname}/../../remote-faq`;
  const portal = { ...declarationOf(dir), slots };
  const { version, build, container, entry, files } = aPortal();
  const published = publishedPortal(
    { dir, portal, version, build, container, shared: {} },
    { entry, files, filesOf: (chunk) => [`static/js/${chunk}.1.js`], lentTo: () => [] },
  );
  expect(published.slots).toEqual([
    { slot: 'help', part: 'contact', files: ['static/js/contact.1.js'] },
  ]);
});

test('a build from before there were slots can still be read', () => {
  const { slots: _slots, ...older } = aPortal();
  expect(PublishedPortal.parse(older).slots).toEqual([]);
});
