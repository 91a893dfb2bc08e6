import { CREEK_LANTERN } from './anna-projects';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type News = Omit<DemoRows['updates'][number], 'id' | 'property_id'>;

export function addCreekLanternNews(rows: DemoRows, { inDays, month }: DemoCalendar): void {
  const news: News[] = [
    {
      published_on: inDays(-9),
      source: 'site_visit',
      progress_bps: 6200,
      floors_built: 24,
      facade_floors: 11,
      title_de: 'Decke über dem 24. Geschoss betoniert',
      title_en: 'Slab above the 24th floor poured',
      body_de:
        '<p>Die Schalung für das 25. Geschoss steht. Auf deiner Etage sind die Innenwände gemauert, die Rohinstallation beginnt im nächsten Monat. Zwei Fassadenelemente an der Ostseite wurden wegen Kratzern getauscht.</p>',
      body_en:
        '<p>The formwork for the 25th floor is up. On your floor the partition walls stand; first-fix services start next month. Two facade panels on the east side were replaced because of scratches.</p>',
    },
    {
      published_on: inDays(-16),
      source: 'developer',
      progress_bps: 6400,
      floors_built: 24,
      facade_floors: 11,
      title_de: 'Monatsbericht des Bauträgers',
      title_en: 'Monthly report of the developer',
      body_de:
        '<p>Rohbau 75\u00A0%, Fassade 34\u00A0%, Haustechnik 18\u00A0%. Der Bauträger rechnet mit zwei Fassadengeschossen im Monat.</p>',
      body_en:
        '<p>Structure 75%, facade 34%, building services 18%. The developer expects to close two facade floors a month.</p>',
    },
    {
      published_on: inDays(-21),
      source: 'dld',
      progress_bps: 5800,
      floors_built: null,
      facade_floors: null,
      title_de: 'Amtlicher Baufortschritt',
      title_en: 'Official progress',
      body_de: '<p>Das Grundbuchamt (DLD) hat nach seiner Prüfung 58\u00A0% eingetragen.</p>',
      body_en: '<p>After its inspection the land registry (DLD) recorded 58%.</p>',
    },
    {
      published_on: month(-2, 14),
      source: 'site_visit',
      progress_bps: 5400,
      floors_built: 20,
      facade_floors: 8,
      title_de: 'Deine Etage ist im Rohbau fertig',
      title_en: 'The frame of your floor is complete',
      body_de:
        '<p>Die Decke über dem 20. Geschoss ist betoniert, damit liegt der Rohbau zwei Geschosse über deiner Wohnung. Die Fassade ist bis zum 8. Geschoss geschlossen.</p>',
      body_en:
        '<p>The slab above the 20th floor is poured, so the frame has passed your home by two floors. The facade is closed up to the 8th floor.</p>',
    },
    {
      published_on: month(-4, 11),
      source: 'site_visit',
      progress_bps: 4600,
      floors_built: 15,
      facade_floors: 4,
      title_de: 'Erste Fassadenelemente montiert',
      title_en: 'First facade panels mounted',
      body_de:
        '<p>Der Rohbau steht bis zum 15. Geschoss. An der Nordseite sind die ersten vier Geschosse verglast.</p>',
      body_en:
        '<p>The frame stands up to the 15th floor. On the north side the first four floors are glazed.</p>',
    },
    {
      published_on: month(-6, 13),
      source: 'site_visit',
      progress_bps: 3900,
      floors_built: 10,
      facade_floors: 0,
      title_de: 'Ein Geschoss in neun Tagen',
      title_en: 'One floor in nine days',
      body_de:
        '<p>Der Rohbau hat das 10. Geschoss erreicht. Der Takt liegt bei neun Tagen je Geschoss.</p>',
      body_en:
        '<p>The frame has reached the 10th floor. The site completes one floor every nine days.</p>',
    },
  ];
  news.forEach((entry, index) => {
    rows.updates.push({
      id: stableId(`news:creek:${index}`),
      property_id: CREEK_LANTERN,
      ...entry,
    });
  });
}
