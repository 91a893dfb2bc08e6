import { fairQueue } from './fair-queue';

/** Work that ends when it is told to, and what has begun so far. */
function desk(queue: ReturnType<typeof fairQueue>) {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const hand = (owner: string, name: string) =>
    queue.run(owner, () => {
      begun.push(name);
      return new Promise<string>((resolve) => end.set(name, () => resolve(name)));
    });
  const finish = async (name: string) => {
    end.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, hand, finish };
}

const settled = () => new Promise(setImmediate);
const refuse = () => new Error('busy');

test('two run at once, the others in their turn', async () => {
  const { begun, hand, finish } = desk(fairQueue({ running: 2, waiting: 9, refuse }));
  const all = ['a', 'b', 'c'].map((name) => hand(name, name));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  await finish('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await finish('a');
  await finish('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('somebody with much to do does not keep others waiting', async () => {
  const { begun, hand, finish } = desk(fairQueue({ running: 2, waiting: 9, refuse }));
  for (const name of ['anna 1', 'anna 2', 'anna 3']) void hand('anna', name);
  void hand('ben', 'ben 1');
  await settled();
  expect(begun).toEqual(['anna 1', 'ben 1']);
  await finish('anna 1');
  expect(begun).toEqual(['anna 1', 'ben 1', 'anna 2']);
});

test('more than may wait are sent away at once', async () => {
  const { hand } = desk(fairQueue({ running: 1, waiting: 1, refuse }));
  void hand('a', 'a');
  void hand('b', 'b');
  await expect(hand('c', 'c')).rejects.toThrow('busy');
});

test('whoever has waited long enough is sent away, and the others have their turn', async () => {
  const queue = fairQueue({ running: 1, waiting: 9, refuse });
  const { begun, hand, finish } = desk(queue);
  const first = hand('a', 'a');
  const patience = new AbortController();
  const late = jest.fn(() => Promise.resolve());
  const second = queue.run('b', late, patience.signal);
  const third = hand('c', 'c');
  patience.abort();
  await expect(second).rejects.toThrow('busy');
  await finish('a');
  expect(begun).toEqual(['a', 'c']);
  await finish('c');
  expect(await Promise.all([first, third])).toEqual(['a', 'c']);
  expect(late).not.toHaveBeenCalled();
});

test('patience that ends when the work has begun changes nothing', async () => {
  const queue = fairQueue({ running: 1, waiting: 0, refuse });
  const patience = new AbortController();
  let end = () => {};
  const work = () => new Promise<string>((resolve) => (end = () => resolve('done')));
  const running = queue.run('a', work, patience.signal);
  await settled();
  patience.abort();
  end();
  expect(await running).toBe('done');
});

test('work that fails makes room, too', async () => {
  const queue = fairQueue({ running: 1, waiting: 0, refuse });
  await expect(queue.run('a', () => Promise.reject(new Error('bad file')))).rejects.toThrow(
    'bad file',
  );
  expect(await queue.run('a', () => Promise.resolve('good'))).toBe('good');
});
