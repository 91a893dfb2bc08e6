import { defineError } from './errors';

export const internal = defineError({
  code: 'internal',
  status: 500,
  de: 'Das hat nicht geklappt. Der Fehler liegt bei uns; versuche es gleich noch einmal.',
  en: 'That did not work. The fault is ours; try again in a moment.',
});

export const routeMissing = defineError({
  code: 'request.route_missing',
  status: 404,
  de: 'Diese Adresse gibt es nicht.',
  en: 'There is nothing at this address.',
});

export const methodNotAllowed = defineError({
  code: 'request.method_not_allowed',
  status: 405,
  de: 'Diese Adresse kennt die Methode {method} nicht.',
  en: 'This address does not know the method {method}.',
});

export const malformed = defineError({
  code: 'request.malformed',
  status: 400,
  de: 'Die Anfrage ist nicht lesbar.',
  en: 'The request cannot be read.',
});

export const tooLarge = defineError({
  code: 'request.too_large',
  status: 413,
  de: 'Die Anfrage ist zu groß.',
  en: 'The request is too large.',
});

export const addressTooLong = defineError({
  code: 'request.address_too_long',
  status: 414,
  de: 'Die Adresse ist zu lang.',
  en: 'The address is too long.',
});

export const mediaType = defineError({
  code: 'request.media_type',
  status: 415,
  de: 'Die Anfrage muss JSON enthalten (Content-Type: application/json).',
  en: 'The request must contain JSON (Content-Type: application/json).',
});

export const invalid = defineError({
  code: 'request.invalid',
  status: 422,
  de: 'Einige Angaben fehlen noch oder stimmen nicht.',
  en: 'Some of the details are missing or not right.',
});

export const crossSite = defineError({
  code: 'request.cross_site',
  status: 403,
  de: 'Diese Anfrage kommt nicht vom Portal und wird deshalb nicht ausgeführt.',
  en: 'This request does not come from the portal and is therefore not carried out.',
});

export const databaseUnavailable = defineError({
  code: 'database.unavailable',
  status: 503,
  de: 'Der Dienst ist gerade nicht erreichbar. Versuche es in wenigen Sekunden noch einmal.',
  en: 'The service cannot be reached right now. Try again in a few seconds.',
});

export const databaseFull = defineError({
  code: 'database.full',
  status: 507,
  de: 'Dafür ist gerade kein Platz. Wir kümmern uns darum; versuche es später noch einmal.',
  en: 'There is no room for this right now. We are on it; try again later.',
});

export const stopping = defineError({
  code: 'server.stopping',
  status: 503,
  de: 'Der Dienst wird gerade neu gestartet. Versuche es in wenigen Sekunden noch einmal.',
  en: 'The service is being restarted. Try again in a few seconds.',
});
