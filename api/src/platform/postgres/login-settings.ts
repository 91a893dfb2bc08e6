import { escapeLiteral } from 'pg';

/** They belong to the login, as a pooler hands no start options on. deploy/postgres/roles.sql sets the same. */
export const LOGIN_SETTINGS = {
  // One plan for all investors: under row-level security PostgreSQL would plan the long lists anew each time, which takes
  // longer than running them.
  plan_cache_mode: 'force_generic_plan',
  // No disk turns any more: else it reads a small table from start to end for each unit of a portfolio.
  random_page_cost: '1.1',
  statement_timeout: '5s',
};

type Asked = { query: (text: string) => Promise<{ rows: { name: string; value: string }[] }> };

/** Settings that a connection lacks, with what they should be. */
export async function lackingSettings(asked: Asked) {
  const wanted = Object.entries(LOGIN_SETTINGS)
    .map((setting) => `(${setting.map(escapeLiteral).join(', ')})`)
    .join(', ');
  const { rows } = await asked.query(
    `select name, value from (values ${wanted}) as wanted (name, value) where current_setting(name) <> value`,
  );
  return rows;
}
