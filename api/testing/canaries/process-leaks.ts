import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Canaries } from './canaries';
import { type Leak, leaksIn, leaksInLines } from './leaks';
import { SAID } from './mail-leaks';
import { mimeText } from './mime-text';

type Ran = {
  environment: Readonly<Record<string, string>>;
  /** All that it wrote, line by line. */
  written: readonly string[];
};

/** `2026-11-21T130832Z-password-code-1b4e28ba.eml` */
const TEMPLATE = /Z-(.+)-[0-9a-f]{8}\.eml$/;

/** What a server that ran as a process has let out: what it wrote, what its own database wrote, mails that are files. */
export async function processLeaks(canaries: Canaries, { environment, written }: Ran) {
  const { DATA_DIR: dataDir = '' } = environment;
  noteSettings(canaries, environment);
  for (const { text } of await filesIn(join(dataDir, 'secrets')))
    canaries.add('secret', text.trim());
  const mails = (await filesIn(join(dataDir, 'mail'))).map(({ name, text }) => ({
    template: TEMPLATE.exec(name)?.[1] ?? '',
    text: mimeText(text),
  }));
  for (const { template, text } of mails) {
    if (template === 'password-code') canaries.add('code', /\b\d{6}\b/.exec(text)?.[0]);
  }
  const database = (await filesIn(dataDir)).filter(({ name }) => name === 'postgres.log');
  return [
    ...leaksInLines(canaries, 'the log', written),
    ...database.flatMap(({ text }) => leaksInLines(canaries, 'postgres.log', text.split('\n'))),
    ...mails.flatMap(({ template, text }): Leak[] =>
      leaksIn(canaries, `a mail (${template})`, text, [
        'personal value',
        ...(SAID[template] ?? []),
      ]),
    ),
  ];
}

/** Keys, and the passwords of addresses. */
function noteSettings(canaries: Canaries, environment: Ran['environment']): void {
  for (const [name, value] of Object.entries(environment)) {
    if (name.endsWith('_KEY')) canaries.add('secret', value);
    if (URL.canParse(value)) canaries.add('secret', decodeURIComponent(new URL(value).password));
  }
}

async function filesIn(folder: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ name }) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
}
