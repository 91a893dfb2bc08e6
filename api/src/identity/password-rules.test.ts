import { processorTime } from '../../testing/processor-time';
import { passwordProblem } from './password-rules';

const ANNA = { first_name: 'Anna-Lena', last_name: 'Müller', email: 'anna.mueller99@example.com' };

const nowhere = async () => false;

const problemOf = (password: string, owner = ANNA) => passwordProblem(password, owner, nowhere);
const problem = async (password: string) => (await problemOf(password))?.de ?? null;

const SHORT = 'Mindestens 12 Zeichen.';
const LONG = expect.stringContaining('zu lang');
const GUESSED = expect.stringMatching(/(als Erstes geraten|schnell erraten).*Nimm vier Wörter/);
const PERSONAL = expect.stringContaining('deinem Namen');

test.each([
  '',
  'kurz',
  'sieben7',
  'acht8888',
  'elf Zeichen',
  '😀😀😀😀😀😀😀😀😀😀😀',
  'é'.normalize('NFD').repeat(11),
])('%j is too short', async (password) => {
  expect(await problem(password)).toBe(SHORT);
});

test.each(['x'.repeat(1025), 'ä'.repeat(513), '😀'.repeat(257)])(
  'more than 1024 bytes are too much (%#)',
  async (password) => {
    const ms = await processorTime(async () => expect(await problem(password)).toEqual(LONG));
    expect(ms).toBeLessThan(50);
  },
);

test.each([
  '123456789012',
  '1234567890123',
  '098765432109',
  'password1234',
  'Password1234!',
  'Passwort2026!',
  'passwordpassword',
  'qwertzuiop12',
  'QWERTZUIOPÜ123',
  'asdfghjklöä!!',
  '1qay2wsx3edc',
  '1qaz2wsx3edc!',
  'abcdefghijklm',
  'zyxwvutsrqponm',
  'aaaaaaaaaaaaaaaa',
  'abcabcabcabcabc',
  '            ',
  '!!!!!!!!!!!!',
  'iloveyou2026',
  'Sommer2026!!',
  'administrator',
  'finalfantasy',
  'Ｐａｓｓｗｏｒｄ２０２６１',
  'ichliebedich1',
  '111222333444',
  'dragon dragon',
  'drachen@1234',
  'Sonnenschein@12',
  'geburtstag@99',
  'P@ssw0rd2026!!',
  'bayernmünchen1',
  'zwölf Zeichen',
  'ausschließlich klein',
  `${'x'.repeat(500)}${'y'.repeat(524)}`,
  '\u0000'.repeat(12),
])('%j is guessed first', async (password) => {
  expect([GUESSED, PERSONAL]).toContainEqual(await problem(password));
});

test.each([
  'AnnaLena1990',
  'anna-lena-1990',
  'Müller-1990-Anna',
  'mueller-1990',
  'anna.mueller99',
  'annamueller99!!!',
  'anna.mueller99@example.com',
  'Anna.Mueller99@Example.com-2026!',
  'annamueller73918462',
  'manzil-portal-26',
  'DubaiMarina2026',
  'Marina-Walk-2026!',
  'ManzilManzil!',
])('%j is made of names and words that everybody knows', async (password) => {
  expect(await problem(password)).toEqual(PERSONAL);
});

test.each([
  'Regenschirm Kupfer Anton Zwei',
  'correct horse battery staple',
  'Sieben Möwen am Kai',
  'NURGROSSBUCHSTABENHIER',
  '84629105773920164',
  '7391-a-8462-1953',
  '9#8d!2k5%q7w',
  ' blank am Anfang und Ende ',
  'Anna mag Kaffeetassen',
  'mit\u0000NUL darin gehts',
  '😀🐪🏗️🌊🪁🥐🧭🪴🎻🛶🧊🦔',
  `${'é'.normalize('NFD').repeat(3)} drei é reichen`,
  'Kaffeetasse '.repeat(80),
])('%j is a good password', async (password) => {
  expect(await problem(password)).toBeNull();
});

test.each(['s.w@example.com', 'S.W@Example.com!1'])(
  '%j is the own address, however little of it is a name',
  async (password) => {
    const sofia = { first_name: 'Sofia', last_name: 'Weber', email: 's.w@example.com' };
    expect((await problemOf(password, sofia))?.de).toEqual(PERSONAL);
  },
);

test('the words of somebody else do not matter', async () => {
  const max = { first_name: 'Max', last_name: 'Krüger', email: 'max@example.com' };
  expect(await problemOf('annamueller99-kjw', max)).toBeNull();
});

test('names that are hardly a word are not taken out', async () => {
  const li = { first_name: 'Li', last_name: 'O', email: 'l@example.com' };
  expect(await problemOf('Lilienblüten', li)).toBeNull();
});

test.each(['kurz', 'x'.repeat(1025), 'qwertzuiop12', 'annalena1990'])(
  'the complaint about %.12s is short, and there in both languages',
  async (password) => {
    const text = await problemOf(password);
    expect(text?.de.length).toBeLessThan(140);
    expect(text?.en.length).toBeLessThan(140);
    expect(text?.en).not.toBe(text?.de);
  },
);

test('a stolen one is refused, and asked for only where nothing else is wrong', async () => {
  const asked: string[] = [];
  const isBreached = async (password: string) => {
    asked.push(password);
    return true;
  };
  expect((await passwordProblem('vier nasse Kraniche', ANNA, isBreached))?.de).toContain(
    'gestohlen',
  );
  await passwordProblem('dragon dragon', ANNA, isBreached);
  expect(asked).toEqual(['vier nasse Kraniche']);
});

test('what takes longest to judge does not hold up others', async () => {
  await problem('the dictionaries are here now');
  const slow = [
    'p@ssw0rd'.repeat(128),
    'a4@b8c(e3g6i1!o0s$5t+7x%z2'.repeat(39),
    '20262026'.repeat(128),
  ];
  for (const password of slow) {
    expect(await processorTime(() => problem(password))).toBeLessThan(200);
  }
});
