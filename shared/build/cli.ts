import { build } from './build';

const command = process.argv[2];
const commands: Record<string, (dir: string) => Promise<void>> = {
  build,
  dev: async (dir) => (await import('./dev')).dev(dir),
};
const run = commands[command ?? ''];
if (!run) {
  process.stderr.write('usage: cli.ts build|dev, in the folder of a package\n');
  process.exit(2);
}
run(process.cwd()).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
