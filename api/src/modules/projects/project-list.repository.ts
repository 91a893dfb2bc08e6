import { LISTED_PROJECTS, type ProjectSummary } from '@manzil/shared/contract/projects/projects';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { photoPath } from './photos.repository';
import { visibleSince } from './readings.repository';

/** Projects in which the investor owns a unit on this day; what is being built first. */
export const listOwnProjects = (
  db: Db,
  investorId: InvestorId,
  today: string,
): Promise<ProjectSummary[]> =>
  jsonRows<ProjectSummary>(
    db,
    sql`
      select p.id as property_id, p.name, p.community,
        p.completion_certificate_on is not null as finished,
        (select count(*) from construction_updates news
          join construction_readings reading
            on reading.property_id = news.property_id and reading.investor_id = ${investorId}
          where news.property_id = p.id and news.published_on <= ${today}::date
            and ${visibleSince(sql`news`)} > reading.read_until) as new_reports,
        (select to_json(photo) from (
          select ${photoPath(sql`f.id`)} as path, f.width, f.height, f.taken_on, news.published_on,
            f.camera, f.caption_de, f.caption_en, f.alt_de, f.alt_en
          from construction_updates news join construction_photos f on f.update_id = news.id
          where p.completion_certificate_on is null and news.property_id = p.id
            and news.published_on <= ${today}::date
          order by news.published_on desc, news.id, f.sort limit 1) photo) as newest_photo
      from properties p
      where p.id in (
        select u.property_id from unit_ownerships o join units u on u.id = o.unit_id
        where o.investor_id = ${investorId}
          and o.owned_from <= ${today}::date and (o.owned_to is null or o.owned_to >= ${today}::date))
      order by finished, p.name, p.id
      limit ${LISTED_PROJECTS}`,
  );
