import { setInvestor, setUnauthorisedHandler } from '@manzil/shared/runtime';
import { fireEvent, screen } from '@testing-library/react';
import { anna } from '../testing/open-form';
import { aPdfFile } from './testing/fake-requests';
import { button, chooseButton, happen, openUploads, row } from './testing/open-uploads';

test('how far a file is shows by its name, and its end is told by who asked for it', async () => {
  const { requests, choose, sent, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf', 1_500_000));
  await sending(1);
  await happen(() => requests[0]!.progress(0.625));
  expect(screen.getByRole('progressbar', { name: '„Pass.pdf“ wird hochgeladen' })).toHaveValue(
    0.625,
  );
  expect(screen.getByText('62 % von 1,5 MB')).toBeVisible();
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('');
  await happen(() => requests[0]!.progress(1));
  expect(screen.getByText('Hochgeladen, wird geprüft')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Abbrechen/ })).not.toBeInTheDocument();
  await happen(() => requests[0]!.answer(201, { document_id: 'd1' }));
  expect(screen.getByText('Hochgeladen')).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.lastCall).toMatchObject([
    { document_id: 'd1' },
    { about: 'passport', file: { name: 'Pass.pdf' } },
  ]);
});

test('a list without files takes no room', async () => {
  const { container, user, choose, sending } = openUploads();
  const area = chooseButton().parentElement;
  expect([...container.children]).toEqual([area]);
  await choose(aPdfFile('Pass.pdf'));
  await sending(1);
  expect(container.children).toHaveLength(2);
  await user.click(button('Abbrechen: „Pass.pdf“'));
  expect([...container.children]).toEqual([area]);
});

test('one that is cancelled is gone, and the focus is where another is chosen', async () => {
  const { requests, user, choose, sent, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf'));
  await sending(1);
  await user.click(button('Abbrechen: „Pass.pdf“'));
  expect(requests[0]!.isOver).toBe(true);
  expect(screen.queryByText('Pass.pdf')).not.toBeInTheDocument();
  expect(chooseButton()).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('cut off twice and sent again, it is one upload', async () => {
  const { requests, user, choose, sent, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf'));
  for (const attempt of [1, 2]) {
    await sending(attempt);
    await happen(() => requests.at(-1)!.cut());
    expect(row('Pass.pdf').getByRole('status')).toHaveTextContent(
      'Pass.pdf: Die Verbindung ist abgebrochen. Versuche es noch einmal, sobald du Netz hast.',
    );
    await user.click(button('Noch einmal versuchen: „Pass.pdf“'));
    expect(screen.getByText('Pass.pdf').closest('li')).toHaveFocus();
  }
  await sending(3);
  await happen(() => requests[2]!.answer(201, { document_id: 'd1' }));
  expect(new Set(requests.map(({ url }) => url)).size).toBe(1);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('of four files two are under way at a time', async () => {
  const { requests, choose, sending } = openUploads();
  await choose(...['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => aPdfFile(name)));
  await sending(2);
  expect(screen.getAllByText('Wartet, bis die anderen hochgeladen sind')).toHaveLength(2);
  await happen(() => requests[0]!.answer(201, { document_id: 'd1' }));
  await sending(3);
  await happen(() => requests[1]!.cut());
  await sending(4);
  expect(requests.map(({ body }) => body?.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
});

test('a server that is busy is asked again', async () => {
  const { requests, user, choose, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf'));
  await sending(1);
  await happen(() => requests[0]!.refuse(503, 'upload.busy', 'Gerade ist viel los.'));
  expect(screen.getByText('Gerade ist viel los.')).toBeVisible();
  await user.click(button('Noch einmal versuchen: „Pass.pdf“'));
  await sending(2);
});

test('a session that has ended is begun again in place', async () => {
  setUnauthorisedHandler(async () => true);
  const { requests, choose, sent, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf'));
  await sending(1);
  await happen(() => requests[0]!.refuse(401, 'session.missing', 'Melde dich an.'));
  await sending(2);
  await happen(() => requests[1]!.answer(201, { document_id: 'd1' }));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(requests[1]!.url).toBe(requests[0]!.url);
});

test('the same file is not sent twice, and one that has failed is sent again', async () => {
  const { requests, choose, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf'));
  await sending(1);
  await choose(aPdfFile('Pass.pdf'), aPdfFile('Visum.pdf'));
  await sending(2);
  expect(screen.getByText('„Pass.pdf“ ist schon in der Liste.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await happen(() => requests[0]!.cut());
  await choose(aPdfFile('Pass.pdf'));
  await sending(3);
  expect(requests[2]!.url).toBe(requests[0]!.url);
});

test('when the network is back what has failed is offered, and waits', async () => {
  const { requests, user, choose, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf'), aPdfFile('Visum.pdf'));
  await sending(2);
  await happen(() => {
    for (const request of requests) request.cut();
  });
  expect(screen.queryByText(/wieder Netz/)).not.toBeInTheDocument();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/^Du hast wieder Netz/)).toBeVisible();
  expect(requests).toHaveLength(2);
  await user.click(button('Alle noch einmal versuchen'));
  await sending(4);
  expect(screen.queryByText(/wieder Netz/)).not.toBeInTheDocument();
});

test('a page that is closed while something is under way asks first', async () => {
  const { requests, choose, sending } = openUploads();
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  await choose(aPdfFile('Pass.pdf'));
  await sending(1);
  expect(asks()).toBe(true);
  await happen(() => requests[0]!.answer(201, { document_id: 'd1' }));
  expect(asks()).toBe(false);
});

test('who goes to another page is told there how it ended', async () => {
  const { requests, choose, unmount, sent, lost, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf'), aPdfFile('Visum.pdf'));
  await sending(2);
  unmount();
  await happen(() => requests[0]!.answer(201, { document_id: 'd1' }));
  await happen(() => requests[1]!.cut());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(lost.mock.lastCall).toMatchObject([{ file: { name: 'Visum.pdf' } }]);
});

test('who signs out sends nothing any more', async () => {
  setInvestor(anna);
  const { requests, choose, lost, sending } = openUploads();
  await choose(...['a.pdf', 'b.pdf', 'c.pdf'].map((name) => aPdfFile(name)));
  await sending(2);
  await happen(() => setInvestor(null));
  expect(requests.map(({ isOver }) => isOver)).toEqual([true, true]);
  expect(lost).not.toHaveBeenCalled();
});

test('files are dropped on the area, and one that misses it does not take the page away', async () => {
  const { requests, sending } = openUploads();
  const dataTransfer = { files: [aPdfFile('Pass.pdf')], types: ['Files'] };
  fireEvent.drop(chooseButton().parentElement!, { dataTransfer });
  await sending(1);
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(requests).toHaveLength(1);
});

test('the button opens the chooser of the browser', async () => {
  const { user, input } = openUploads();
  const opened = jest.spyOn(input, 'click');
  await user.click(chooseButton());
  expect(opened).toHaveBeenCalledTimes(1);
  expect(input).toHaveAttribute('accept', 'application/pdf,image/jpeg,image/png');
  expect(input.multiple).toBe(true);
  expect(chooseButton()).toHaveAccessibleDescription('PDF, JPEG oder PNG, je bis 2\u00a0MB');
});
