import { createServer } from 'node:http';
import { Pool, types } from 'pg';
import { bareStatements } from './bare-statements';

/** The least a server can be: node's own http, pg, prepared statements, rows that go out as they come. */
const [url = '', port = '', investor = ''] = process.argv.slice(2);
// Days stay text, as in the API's answers.
types.setTypeParser(types.builtins.DATE, (text) => text);
// Whoever started it may be killed, and the port would stay taken.
process.on('disconnect', () => process.exit());
const pool = new Pool({
  connectionString: url,
  max: 16,
  options: '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1',
});

createServer(async (request, response) => {
  const path = decodeURI(request.url ?? '');
  const texts = bareStatements[path] ?? [];
  const rows: unknown[] = [];
  for (const [place, text] of texts.entries()) {
    const answer = await pool.query({ name: `${path} ${place}`, text, values: [investor] });
    rows.push(answer.rows);
  }
  const body = JSON.stringify(rows);
  response
    .writeHead(texts.length > 0 ? 200 : 404, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
