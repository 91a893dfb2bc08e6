import { defineError } from '../../platform/http/errors';

export const uploadIdTaken = defineError({
  code: 'document.upload_id_taken',
  status: 409,
  de: 'Unter dieser Kennung wurde schon etwas anderes hochgeladen. Wähl die Datei noch einmal aus.',
  en: 'Something else was uploaded under this id. Choose the file again.',
});

export const quotaReached = defineError({
  code: 'document.quota_reached',
  status: 409,
  de: 'Dein Platz für Dokumente ist belegt ({files} Dateien, {megabytes} MB). Melde dich bei uns, wenn du mehr brauchst.',
  en: 'Your space for documents is full ({files} files, {megabytes} MB). Contact us if you need more.',
});

export const documentReviewed = defineError({
  code: 'document.reviewed',
  status: 409,
  de: 'Dieses Dokument wurde schon geprüft oder von uns eingestellt. Ersetze es durch ein neues.',
  en: 'This document has already been reviewed or was added by us. Replace it with a new one.',
});

export const waitsForScan = defineError({
  code: 'document.waits_for_scan',
  status: 409,
  de: 'Diese Datei wird noch auf Viren geprüft. Versuche es in einigen Minuten noch einmal.',
  en: 'This file is still being checked for viruses. Try again in a few minutes.',
});

/** Of operators. */
export const severalCurrent = defineError({
  code: 'document.several_current',
  status: 409,
  de: 'Es gibt mehrere aktuelle Dokumente dieser Art. Füge dieses ohne --replace hinzu.',
  en: 'There are several current documents of this type. Add this one without --replace.',
});

export const notReviewable = defineError({
  code: 'document.not_reviewable',
  status: 409,
  de: 'Über dieses Dokument ist schon entschieden, oder ein neueres hat es ersetzt.',
  en: 'This document has already been decided on, or a newer one has replaced it.',
});
