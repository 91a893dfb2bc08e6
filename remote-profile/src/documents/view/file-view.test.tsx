import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { openPdf } from '@manzil/shared/viewer/open-pdf';
import { act, fireEvent, screen } from '@testing-library/react';
import { aDocument, profile } from '../../testing/profile.fixture';
import { showAt } from '../../testing/show';
import { aDetail, besides } from '../testing/answers';

jest.mock('@manzil/shared/viewer/open-pdf', () => ({ openPdf: jest.fn() }));

const button = (name: string) => screen.getByRole('button', { name });

async function open(detail: DocumentDetail) {
  const entry = aDocument(detail.document_type, { document_id: detail.document_id });
  const { user } = await showAt('documents', `/profile/documents?document=${detail.document_id}`, {
    profile: { ...profile, documents: [entry], document_count: 1 },
    answers: {
      ...besides(),
      [`GET /documents/${detail.document_id}`]: detail,
      [`GET /documents/${detail.document_id}/download`]: () => new Response('%PDF-1.7'),
    },
  });
  return user;
}

/** A picture of 400 by 300 that has come. */
async function openPicture() {
  const file = { name: 'a.jpg', media_type: 'image/jpeg', size_bytes: 9, sha256: 'a' } as const;
  const user = await open(aDetail('visa', { file }));
  const picture = await screen.findByAltText('Visum');
  Object.defineProperties(picture, { naturalWidth: { value: 400 }, naturalHeight: { value: 300 } });
  fireEvent.load(picture);
  return { user, picture };
}

test('a picture is turned by a quarter at a time, by keys too, and has the room it needs', async () => {
  const { user, picture } = await openPicture();
  const lies = () => [
    /rotate\(\d+deg\)/.exec(picture.style.transform)?.[0],
    Number(picture.parentElement?.style.getPropertyValue('--shape')).toFixed(2),
  ];
  expect(lies()).toEqual(['rotate(0deg)', '1.33']);
  button('Nach rechts drehen').focus();
  await user.keyboard('{Enter}');
  expect(lies()).toEqual(['rotate(90deg)', '0.75']);
  await user.keyboard('{Enter}');
  expect(lies()).toEqual(['rotate(180deg)', '1.33']);
  await user.keyboard('{Enter}{Enter}');
  expect(lies()).toEqual(['rotate(0deg)', '1.33']);
});

test('a page of a PDF is drawn turned', async () => {
  const draw = jest.fn(() => Promise.resolve());
  const read = async () => '';
  jest.mocked(openPdf).mockResolvedValue({ pages: 1, draw, read, close: () => undefined });
  const user = await open(aDetail('passport'));
  await screen.findByRole('img', { name: 'Reisepass, Seite 1 von 1' });
  await user.click(button('Nach rechts drehen'));
  const anything = expect.anything();
  expect(draw).toHaveBeenLastCalledWith(
    expect.objectContaining({ page: 1, turns: 1 }),
    anything,
    anything,
  );
});

test('a file fills the window and comes back by Esc, without being asked for anew', async () => {
  const { user, picture } = await openPicture();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button('Vollbild'));
  const dialog = screen.getByRole('dialog', { name: 'Visum' }) as HTMLDialogElement;
  expect(dialog).toContainElement(picture);
  expect(button('Vollbild verlassen')).toHaveFocus();
  // As the browser does on Esc.
  act(() => dialog.close());
  expect(dialog).not.toContainElement(picture);
  expect(picture).toBeVisible();
  expect(button('Vollbild')).toHaveFocus();
});

describe('where the browser can', () => {
  let shown: Element | null = null;
  const change = (element: Element | null, at: Element) => {
    shown = element;
    fireEvent(at, new Event('fullscreenchange', { bubbles: true }));
  };
  beforeEach(() => {
    Object.defineProperties(document, {
      fullscreenEnabled: { value: true, configurable: true },
      fullscreenElement: { get: () => shown, configurable: true },
    });
    HTMLElement.prototype.requestFullscreen = jest.fn(() => Promise.resolve());
    document.exitFullscreen = jest.fn(() => Promise.resolve());
  });
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
    Reflect.deleteProperty(document, 'exitFullscreen');
    shown = null;
  });

  test('a file fills the screen, and the browser’s way out of it leads back to the page', async () => {
    const { user, picture } = await openPicture();
    await user.click(button('Vollbild'));
    const [full] = jest.mocked(HTMLElement.prototype.requestFullscreen).mock.contexts;
    expect(full).toContainElement(picture);
    change(full as Element, full as Element);
    expect(screen.getByRole('dialog')).toBeVisible();
    change(null, full as Element);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Vollbild')).toHaveFocus();
  });

  test('the button leaves the screen too, and what the browser refuses then is nobody’s concern', async () => {
    const refused = jest.fn();
    process.on('unhandledRejection', refused);
    jest.mocked(document.exitFullscreen).mockRejectedValue(new TypeError('Not in fullscreen'));
    const { user, picture } = await openPicture();
    await user.click(button('Vollbild'));
    const [full] = jest.mocked(HTMLElement.prototype.requestFullscreen).mock.contexts;
    change(full as Element, full as Element);
    await user.click(button('Vollbild verlassen'));
    expect(document.exitFullscreen).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(picture).toBeVisible();
    expect(button('Vollbild')).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', refused);
    expect(refused).not.toHaveBeenCalled();
  });

  test('a screen that is filled only after it was left again is left at once', async () => {
    let grant = (): void => undefined;
    const granted = new Promise<void>((resolve) => {
      grant = resolve;
    });
    jest.mocked(HTMLElement.prototype.requestFullscreen).mockReturnValue(granted);
    const { user, picture } = await openPicture();
    await user.click(button('Vollbild'));
    await user.click(button('Vollbild verlassen'));
    expect(document.exitFullscreen).not.toHaveBeenCalled();
    change(picture, picture);
    await act(async () => grant());
    expect(document.exitFullscreen).toHaveBeenCalledTimes(1);
  });
});
