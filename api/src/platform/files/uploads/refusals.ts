import { type AppError, defineError, type Text } from '../../http/errors';
import type { Refusal } from '../check/refused';

const PRINT: Text = {
  de: 'Drucke es als neues PDF und lade das hoch.',
  en: 'Print it as a new PDF and upload that.',
};

type Answer = Text & { code: string; status?: number };

const ANSWERS: Record<Refusal, Answer> = {
  empty: {
    code: 'upload.empty',
    de: 'Die Datei ist leer.',
    en: 'The file is empty.',
  },
  type: {
    code: 'upload.type_unsupported',
    status: 415,
    de: 'Diese Art von Datei können wir nicht annehmen. Geeignet sind PDF, JPEG und PNG.',
    en: 'We cannot take this kind of file. PDF, JPEG and PNG will do.',
  },
  heic: {
    code: 'upload.heic',
    status: 415,
    de: 'Das Foto ist im Format HEIC, das wir nicht öffnen können: Mach auf dem Gerät ein Bildschirmfoto davon und lade das hoch, oder speichere es als JPEG.',
    en: 'The photo is in the HEIC format, which we cannot open: take a screenshot of it on the device and upload that, or save it as JPEG.',
  },
  unreadable: {
    code: 'upload.unreadable',
    de: 'Die Datei lässt sich nicht öffnen: Sie ist beschädigt oder unvollständig. Speichere sie neu und lade sie noch einmal hoch.',
    en: 'The file cannot be opened: it is damaged or incomplete. Save it again, then upload it once more.',
  },
  pixels: {
    code: 'upload.too_many_pixels',
    de: 'Das Bild hat zu viele Bildpunkte. Verkleinere es auf höchstens 25 Megapixel.',
    en: 'The picture has too many pixels. Reduce it to 25 megapixels at most.',
  },
  trailing: {
    code: 'upload.trailing_data',
    de: `Hinter dem Ende des PDF stehen noch andere Daten. ${PRINT.de}`,
    en: `There is other data after the end of the PDF. ${PRINT.en}`,
  },
  encrypted: {
    code: 'upload.encrypted',
    de: 'Das PDF ist mit einem Passwort geschützt. Speichere es ohne Passwort und lade es noch einmal hoch.',
    en: 'The PDF is protected by a password. Save it without one and upload it again.',
  },
  active: {
    code: 'upload.active_content',
    de: `Das PDF enthält Skripte oder andere aktive Inhalte. ${PRINT.de}`,
    en: `The PDF contains scripts or other active content. ${PRINT.en}`,
  },
  attachments: {
    code: 'upload.attachments',
    de: `Im PDF stecken weitere Dateien. ${PRINT.de}`,
    en: `There are other files inside the PDF. ${PRINT.en}`,
  },
  outside: {
    code: 'upload.reaches_outside',
    de: `Das PDF greift auf eine Adresse oder eine Datei außerhalb zu. ${PRINT.de}`,
    en: `The PDF accesses an address or a file outside itself. ${PRINT.en}`,
  },
  pages: {
    code: 'upload.too_many_pages',
    de: 'Das PDF hat mehr als 200 Seiten. Teile es auf mehrere Dateien auf.',
    en: 'The PDF has more than 200 pages. Split it into several files.',
  },
  complex: {
    code: 'upload.too_complex',
    de: `Die Datei ist zu umfangreich aufgebaut, um sie zu prüfen. ${PRINT.de}`,
    en: `The structure of the file is too complex to be checked. ${PRINT.en}`,
  },
};

export function refusalError(refusal: Refusal, cause: unknown): AppError {
  const { status = 422, ...text } = ANSWERS[refusal];
  return defineError({ status, ...text })({ fields: { file: text }, cause });
}

export const REFUSALS = Object.keys(ANSWERS) as Refusal[];
