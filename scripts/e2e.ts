import { buildAll } from './build-all';
import { runFlows } from './flows';
import { fail, messageOf } from './terminal';

try {
  await buildAll();
  const { failed } = await runFlows(process.argv.slice(2));
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  fail(messageOf(error));
}
