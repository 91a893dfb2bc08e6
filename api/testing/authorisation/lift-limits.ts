import { sql } from 'drizzle-orm';
import type { TestApp } from '../test-app';

/** What is tried here is who may, not how often. */
export const liftLimits = ({ db }: TestApp) =>
  db.execute(sql`
    create function lift_limits() returns trigger language plpgsql as
      $$ begin new.points := 1; return new; end $$;
    create trigger lift_limits before insert or update on rate_limits
      for each row execute function lift_limits()`);
