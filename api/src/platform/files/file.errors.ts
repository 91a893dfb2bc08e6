import { defineError } from '../http/errors';

export const filesUnavailable = defineError({
  code: 'files.unavailable',
  status: 503,
  de: 'Dateien sind gerade nicht erreichbar. Versuche es in wenigen Sekunden noch einmal.',
  en: 'Files cannot be reached right now. Try again in a few seconds.',
});

export const filesFull = defineError({
  code: 'files.full',
  status: 507,
  de: 'Für die Datei ist gerade kein Platz. Wir kümmern uns darum; versuche es später noch einmal.',
  en: 'There is no room for the file right now. We are on it; try again later.',
});

/** A row names a file that is not there, or whose bytes are not those that were stored. */
export const fileDamaged = defineError({
  code: 'document.damaged',
  status: 500,
  de: 'Diese Datei ist bei uns beschädigt und wird deshalb nicht ausgeliefert. Melde dich bei uns, wir stellen sie wieder her.',
  en: 'This file is damaged on our side and is therefore not delivered. Contact us and we will restore it.',
});

export const rangeNotSatisfiable = defineError({
  code: 'files.range_not_satisfiable',
  status: 416,
  de: 'Diesen Teil der Datei gibt es nicht.',
  en: 'There is no such part of the file.',
});

export const downloadsBusy = defineError({
  code: 'files.busy',
  status: 503,
  de: 'Gerade werden sehr viele Dateien abgerufen. Versuche es in wenigen Sekunden noch einmal.',
  en: 'Very many files are being fetched right now. Try again in a few seconds.',
});

/** Nothing under this key. Between store and caller only: an answer says `fileDamaged`. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}
