import type { Faq, FaqCategory } from '@manzil/shared/contract/faq/faq';
import type { Language } from '@manzil/shared/contract/values';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { inLanguage } from '../../platform/postgres/in-language';
import { jsonRows } from '../../platform/postgres/json-rows';

export async function findFaq(db: Db, language: Language): Promise<Faq> {
  const categories = await jsonRows<FaqCategory>(
    db,
    sql`
      select c.id, ${inLanguage('c', 'title', language)}, ${inLanguage('c', 'description', language)},
        c.icon,
        (select coalesce(json_agg(item order by item.sort), '[]') from (
          select i.id, i.sort, ${inLanguage('i', 'question', language)},
            ${inLanguage('i', 'answer', language)}, i.reviewed_on
          from faq_items i where i.category_id = c.id
        ) item) as items
      from faq_categories c order by c.sort`,
  );
  return { categories };
}
