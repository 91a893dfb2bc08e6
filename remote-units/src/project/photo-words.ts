import type { ConstructionPhoto } from '@manzil/shared/contract/projects/projects';
import type { Language } from '@manzil/shared/contract/values';
import { formatDay } from '@manzil/shared/format/date';

/** What is to be seen, and the line below it. */
export function photoWords(photo: ConstructionPhoto, language: Language) {
  const german = language === 'de';
  const day = photo.taken_on && formatDay(photo.taken_on, language);
  const caption = german ? photo.caption_de : photo.caption_en;
  return {
    alt: german ? photo.alt_de : photo.alt_en,
    caption: [caption, day].filter(Boolean).join(', '),
  };
}
