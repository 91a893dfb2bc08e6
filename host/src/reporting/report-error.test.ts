type Module = typeof import('./report-error');

const load = async (): Promise<Module> => {
  jest.resetModules();
  return import('./report-error');
};

test('what fails before it is known whether it may be reported waits, but no more than five', async () => {
  const { reportError, sendReportsTo } = await load();
  for (let n = 1; n <= 7; n += 1) reportError(n);
  const sent: unknown[] = [];
  sendReportsTo((error) => sent.push(error));
  reportError(8);
  expect(sent).toEqual([1, 2, 3, 4, 5, 8]);
});

test('what React caught is told once, with its place in the tree', async () => {
  const { reportError, sendReportsTo } = await load();
  const error = new Error('thrown while rendering');
  reportError(error, 'at Card');
  // The boundary's page reports what it shows.
  reportError(error);
  const send = jest.fn();
  sendReportsTo(send);
  expect(send.mock.calls).toEqual([[error, 'at Card']]);
});

test('what waited is not sent a second time', async () => {
  const { reportError, sendReportsTo } = await load();
  reportError(1);
  sendReportsTo(() => undefined);
  const send = jest.fn();
  sendReportsTo(send);
  expect(send).not.toHaveBeenCalled();
});
