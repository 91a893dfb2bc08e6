import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Pool, types } from 'pg';
import { unitListStatement } from '../../api/testing/unit-list-statement';

/**
 * The least a server can be: node's own http, pg, a prepared statement for the session and one for the rows, which
 * go out as they come. What the API does beyond this is what the measurement shows.
 */
const PAGE = 24;
const [url = '', port = '', user = ''] = process.argv.slice(2);
// Days stay text, as in the API's answers.
types.setTypeParser(types.builtins.DATE, (text) => text);

const statement = unitListStatement('$investor', '$today', PAGE + 1);
const today = new Date().toISOString().slice(0, 10);
const pool = new Pool({
  connectionString: url,
  max: 16,
  // As the API's: the statement is planned once, not for each investor. Without an identity the costs of repairs would be
  // 0 here, unread.
  options: `-c plan_cache_mode=force_generic_plan -c manzil.investor_id=${user}`,
});

const SESSION = `select i.id from sessions s join investors i on i.id = s.investor_id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()
    and s.last_seen_at > now() - interval '30 minutes' and i.status = 'active'`;

createServer(async (request, response) => {
  const token = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const session = await pool.query<{ id: string }>({
    name: 'session',
    text: SESSION,
    values: [hash],
  });
  const investor = session.rows[0]?.id;
  if (!investor) {
    response.writeHead(401).end();
    return;
  }
  const values = statement.params.map((value) =>
    value === '$investor' ? investor : value === '$today' ? today : value,
  );
  const { rows } = await pool.query({ name: 'units', text: statement.text, values });
  const body = JSON.stringify({ items: rows.slice(0, PAGE), has_more: rows.length > PAGE });
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
