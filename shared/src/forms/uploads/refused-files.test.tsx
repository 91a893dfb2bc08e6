import { screen } from '@testing-library/react';
import { aPdfFile } from './testing/fake-requests';
import { button, happen, openUploads, row } from './testing/open-uploads';

const photo = (start: string, name: string) => {
  const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
};

test.each([
  [
    'too large',
    aPdfFile('a.pdf', 2 * 1024 * 1024 + 1),
    'Die Datei ist 2,1 MB groß, möglich sind 2 MB. Fotografiere die Seite neu oder wähl ein PDF aus.',
  ],
  ['empty', new File([], 'a.pdf'), 'Die Datei ist leer. Wähl eine andere aus.'],
  [
    'something else than its name says',
    new File(['<html>'], 'a.pdf', { type: 'application/pdf' }),
    'Diese Art von Datei können wir nicht annehmen. Geeignet sind PDF, JPEG und PNG.',
  ],
  [
    'a photo in the format of an iPhone',
    photo('\x00\x00\x00\x18ftypheic', 'a.pdf'),
    'Das Foto ist im Format HEIC, das wir nicht öffnen können: Mach auf dem Gerät ein Bildschirmfoto davon und lade das hoch, oder speichere es als JPEG.',
  ],
])('a file that is %s is refused before it is sent', async (_, file, sentence) => {
  const { requests, user, choose } = openUploads();
  await choose(file);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(row('a.pdf').getByRole('status')).toHaveTextContent(`a.pdf: ${sentence}`);
  expect(requests).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /Noch einmal/ })).not.toBeInTheDocument();
  await user.click(button('Entfernen: „a.pdf“'));
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
});

test('a file that the browser cannot read is refused', async () => {
  const { choose } = openUploads();
  const folder = aPdfFile('Ordner');
  folder.slice = () => {
    throw new DOMException('', 'NotReadableError');
  };
  await choose(folder);
  expect(
    await screen.findByText('Die Datei lässt sich nicht öffnen. Wähl sie noch einmal aus.'),
  ).toBeVisible();
});

test('what the API refuses it says in its words, and the same is not sent again', async () => {
  const { requests, choose, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf'));
  await sending(1);
  await happen(() =>
    requests[0]!.refuse(422, 'upload.encrypted', 'Das PDF ist mit einem Passwort geschützt.'),
  );
  expect(screen.getByText('Das PDF ist mit einem Passwort geschützt.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Noch einmal/ })).not.toBeInTheDocument();
});

test('of a refusal for what was said of the file that is shown', async () => {
  const { requests, choose, sending } = openUploads();
  await choose(aPdfFile('Pass.pdf'));
  await sending(1);
  await happen(() =>
    requests[0]!.refuse(422, 'invalid', 'Prüfe die Angaben.', { unit_id: 'Nicht deine Einheit.' }),
  );
  expect(screen.getByText('Nicht deine Einheit.')).toBeVisible();
});
