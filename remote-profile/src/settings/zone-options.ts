import type { Language } from '@manzil/shared/contract/values';

type Zone = { value: string; label: string; terms: readonly string[] };

/** Where German says it otherwise than the name of the zone. */
const german: Readonly<Record<string, string>> = {
  'Africa/Algiers': 'Algier',
  'Africa/Cairo': 'Kairo',
  'Africa/Tripoli': 'Tripolis',
  'America/Havana': 'Havanna',
  'America/Mexico_City': 'Mexiko-Stadt',
  'Asia/Baghdad': 'Bagdad',
  'Asia/Damascus': 'Damaskus',
  'Asia/Hong_Kong': 'Hongkong',
  'Asia/Karachi': 'Karatschi',
  'Asia/Muscat': 'Maskat',
  'Asia/Nicosia': 'Nikosia',
  'Asia/Qatar': 'Katar',
  'Asia/Riyadh': 'Riad',
  'Asia/Singapore': 'Singapur',
  'Asia/Taipei': 'Taipeh',
  'Asia/Tbilisi': 'Tiflis',
  'Asia/Tehran': 'Teheran',
  'Asia/Tokyo': 'Tokio',
  'Asia/Yerevan': 'Eriwan',
  'Europe/Athens': 'Athen',
  'Europe/Belgrade': 'Belgrad',
  'Europe/Brussels': 'Brüssel',
  'Europe/Bucharest': 'Bukarest',
  'Europe/Busingen': 'Büsingen',
  'Europe/Copenhagen': 'Kopenhagen',
  'Europe/Kiev': 'Kiew',
  // Browsers know it by the one name or the other.
  'Europe/Kyiv': 'Kiew',
  'Europe/Lisbon': 'Lissabon',
  'Europe/Luxembourg': 'Luxemburg',
  'Europe/Moscow': 'Moskau',
  'Europe/Prague': 'Prag',
  'Europe/Rome': 'Rom',
  'Europe/Tirane': 'Tirana',
  'Europe/Vatican': 'Vatikan',
  'Europe/Vienna': 'Wien',
  'Europe/Warsaw': 'Warschau',
  'Europe/Zurich': 'Zürich',
};

/** `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

const optionOf = (zone: string, language: Language): Zone => ({
  value: zone,
  label: (language === 'de' && german[zone]) || placeOf(zone),
  terms: [placeOf(zone), zone, zone.replaceAll(/[/_]/g, ' ')],
});

/** The zones that this browser knows, by place. @param present is among them, whether the browser lists it or not */
export function zoneOptions(present: string, language: Language): Zone[] {
  const { compare } = new Intl.Collator(language);
  return [...new Set([...Intl.supportedValuesOf('timeZone'), present])]
    .map((zone) => optionOf(zone, language))
    .sort((a, b) => compare(a.label, b.label));
}
