import { defineError } from '../../http/errors';

export const fileTooLarge = defineError({
  code: 'upload.too_large',
  status: 413,
  de: 'Die Datei ist größer als {megabytes} MB. Verkleinere sie oder teile sie auf.',
  en: 'The file is larger than {megabytes} MB. Make it smaller or split it.',
});

export const uploadMediaType = defineError({
  code: 'upload.media_type',
  status: 415,
  de: 'Die Datei selbst muss der Inhalt der Anfrage sein (Content-Type: application/octet-stream).',
  en: 'The file itself must be the body of the request (Content-Type: application/octet-stream).',
});

export const uploadInterrupted = defineError({
  code: 'upload.interrupted',
  status: 400,
  de: 'Die Datei ist nicht vollständig angekommen. Lade sie noch einmal hoch.',
  en: 'The file did not arrive in full. Upload it again.',
});

export const uploadsBusy = defineError({
  code: 'upload.busy',
  status: 503,
  de: 'Gerade werden sehr viele Dateien geprüft. Versuche es in wenigen Sekunden noch einmal.',
  en: 'Very many files are being checked right now. Try again in a few seconds.',
});

export const fileInfected = defineError({
  code: 'upload.infected',
  status: 422,
  de: 'Der Virenscanner hat in der Datei ein Schadprogramm gefunden, wir haben sie nicht behalten. Prüfe dein Gerät und lade eine saubere Datei hoch.',
  en: 'The virus scanner has found malware in the file, and we have not kept it. Check your device and upload a clean file.',
});
