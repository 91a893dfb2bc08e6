import { UPDATE_PHOTOS } from '@manzil/shared/contract/projects/projects';
import { sql } from 'drizzle-orm';
import { photoPath } from './photos.repository';

const PROMISES = 24;

/** What was promised when, without the days on which the same was said again. */
export const FORECASTS = sql`(
  select coalesce(json_agg(promise order by promise.announced_on), '[]') from (
    select announced_on, forecast_on from (
      select announced_on, forecast_on,
        lag(forecast_on) over (order by announced_on) is not distinct from forecast_on as again
      from completion_forecasts where property_id = p.id
    ) told where not again order by announced_on desc limit ${PROMISES}
  ) promise)`;

/** Of the report `latest`. */
export const PHOTOS = sql`(
  select coalesce(json_agg(photo order by photo.sort), '[]') from (
    select ${photoPath(sql`id`)} as path, width, height, taken_on, camera, caption_de, caption_en, alt_de, alt_en, sort
    from construction_photos where update_id = latest.id order by sort limit ${UPDATE_PHOTOS}
  ) photo)`;
