import { defineError } from '../../platform/http/errors';

/** Of operators. */
export const questionMovedOn = defineError({
  code: 'booking_question.moved_on',
  status: 409,
  de: 'Seit du die Rückfrage gelesen hast, ist etwas dazugekommen. Lies sie noch einmal.',
  en: 'Something has come in since you read the question. Read it again.',
});

export const questionDiffers = defineError({
  code: 'booking_question.differs',
  status: 409,
  de: 'Diese Rückfrage ist schon mit einem anderen Wortlaut eingegangen. Lade die Seite neu, wenn du noch etwas schreiben möchtest.',
  en: 'This question has already been received with different wording. Reload the page if you want to write something else.',
});
