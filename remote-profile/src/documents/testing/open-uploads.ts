import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { FakeRequest } from '@manzil/shared/forms/uploads/testing';
import type { Answers } from '@manzil/shared/testing/render-screen';
import { fireEvent, screen, within } from '@testing-library/react';
import { dayFromNow, profile } from '../../testing/profile.fixture';
import { show } from '../../testing/show';
import { besides } from './answers';
import { unitsOf } from './units.fixture';

export const section = () => within(screen.getByRole('region', { name: 'Dokument hochladen' }));
/** What is said of all files. */
export const field = (name: string) =>
  section().getAllByRole('combobox', { name })[0] as HTMLSelectElement;
export const chooseButton = () => section().getByRole('button', { name: 'Datei auswählen' });
export const inDays = dayFromNow(400);
export const setValidUntil = (day: string) =>
  fireEvent.change(section().getAllByLabelText('Gültig bis')[0] as HTMLElement, {
    target: { value: day },
  });

/** What was said of a file in the address that it went to. */
export const saidIn = (request: FakeRequest | undefined) =>
  Object.fromEntries(new URL(request?.url ?? '').searchParams) as Record<string, string>;

export const drop = (...files: File[]) =>
  fireEvent.drop(chooseButton().parentElement as HTMLElement, {
    dataTransfer: { files, types: ['Files'] },
  });

const withDocuments = (documents: Profile['documents']): Profile => ({
  ...profile,
  documents,
  document_count: documents.length,
});

/** Shows the page. @param documents asked for anew each time */
export async function openUploads(
  documents: () => Profile['documents'] = () => [],
  answers: Answers = {},
) {
  const shown = await show('documents', {
    answer: () => withDocuments(documents()),
    answers: { ...besides(), 'GET /units?sort=name': unitsOf(), ...answers },
  });
  const { user } = shown;
  return {
    ...shown,
    choose: async (...files: File[]) => {
      // As the browser's chooser does, which the button opens.
      const input = document.querySelector('input[type=file]') as HTMLInputElement;
      const opened = jest.spyOn(input, 'click').mockImplementation(() => undefined);
      await user.click(chooseButton());
      const isOpen = opened.mock.calls.length > 0;
      opened.mockRestore();
      if (isOpen) await user.upload(input, files);
    },
  };
}
