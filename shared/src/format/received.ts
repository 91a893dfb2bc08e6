import type { Language } from '../contract/values';
import { locales } from './language';

const GERMANY = 'Europe/Berlin';
const DUBAI = 'Asia/Dubai';

const written = (at: Date, language: Language, zone: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: zone }).format(at);

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** Where the sender lives and where Manzil is: `22:15 Uhr in Deutschland (22. November 2026, 01:15 Uhr in Dubai)`. */
export function formatReceived(at: Date, language: Language): string {
  const [german, dubai] = [GERMANY, DUBAI].map((zone) => ({
    day: written(at, language, zone, DATE),
    time: `${written(at, language, zone, TIME)}${language === 'de' ? ' Uhr' : ''}`,
  })) as [Moment, Moment];
  const there = dubai.day === german.day ? dubai.time : `${dubai.day}, ${dubai.time}`;
  const [inGermany, inDubai] =
    language === 'de' ? ['in Deutschland', 'in Dubai'] : ['in Germany', 'in Dubai'];
  return `${german.day}, ${german.time} ${inGermany} (${there} ${inDubai})`;
}

type Moment = { day: string; time: string };
