import { build } from './build';
import { dev } from './dev';

const command = process.argv[2];
const commands: Record<string, (dir: string) => Promise<void>> = { build, dev };
const run = commands[command ?? ''];
if (!run) {
  process.stderr.write('usage: cli.ts build|dev, in the folder of a package\n');
  process.exit(2);
}
run(process.cwd()).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
