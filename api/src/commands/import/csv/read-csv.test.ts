import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../../testing/temporary-folder';
import type { FileUnreadable } from './file-unreadable';
import { readCsv } from './read-csv';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Records as `line: cells`; a file that breaks off ends with `line! reason`. */
async function read(content: string | Buffer): Promise<string[]> {
  const path = join(folder.path, 'file.csv');
  await writeFile(path, content);
  const seen: string[] = [];
  try {
    for await (const { line, cells } of readCsv(path, () => undefined)) {
      seen.push(`${line}: ${cells.join('|')}`);
    }
  } catch (error) {
    const { line, message } = error as FileUnreadable;
    seen.push(`${line}! ${message}`);
  }
  return seen;
}

test.each<[string, string, string[]]>([
  ['a comma', 'a,b\n1,2\n', ['1: a|b', '2: 1|2']],
  ['a semicolon, as a German Excel writes it', 'a;b\r\n1,5;2\r\n', ['1: a|b', '2: 1,5|2']],
  ['a byte order mark', '\ufeffa,b\n1,2\n', ['1: a|b', '2: 1|2']],
  ['line ends of old Macs', 'a,b\r1,2\r3,4', ['1: a|b', '2: 1|2', '3: 3|4']],
  ['no line end at the end', 'a,b\n1,2', ['1: a|b', '2: 1|2']],
  ['empty lines', '\n\na,b\n\n1,2\n\n\n3,4\n', ['3: a|b', '5: 1|2', '8: 3|4']],
  ['a header only', 'a,b', ['1: a|b']],
  ['nothing', '', []],
])('a file with %s', async (_, content, records) => {
  expect(await read(content)).toEqual(records);
});

test('quotes, separators and line ends within quotes belong to the cell, and lines are counted', async () => {
  const content = 'a,b\r\n1,"x,\r\n""y"""\r\n\r\n2,"=1+1"\r\n';
  expect(await read(content)).toEqual(['1: a|b', '2: 1|x,\r\n"y"', '5: 2|=1+1']);
});

test('blanks at the ends of a cell are dropped, those within stay', async () => {
  expect(await read('a,b\n 1  2 ,"\t3\u00a0"\n')).toEqual(['1: a|b', '2: 1  2|3']);
});

test('a NUL is left for the columns to refuse', async () => {
  expect(await read('a,b\n1,x\0y\n')).toEqual(['1: a|b', '2: 1|x\0y']);
});

test.each<[string, string | Buffer, string]>([
  ['another encoding', Buffer.from('a,b\n1,2\n3,Müller\n', 'latin1'), '3! has bytes that are not'],
  ['a sign cut in two', Buffer.from([0x61, 0x0a, 0xc3]), '2! has bytes that are not UTF-8'],
  ['UTF-16', Buffer.from('\ufeffa,b\n1,2\n', 'utf16le'), '1! is UTF-16'],
  ['a quote within a cell', 'a,b\n1,2\n3,5" pipe\n4,5\n', '3! has a quote (") within a cell'],
  ['text behind a quote', 'a,b\n1,2\n3,"x"y\n4,5\n', '3! has text behind a closing quote'],
  ['a quote that is never closed', 'a,b\n1,2\n\n3,"x\n4,5\n', '4! has a quote (") that is never'],
  ['a cell of 10 MB', `a,b\n1,2\n3,${'x'.repeat(10_000_000)}\n4,5\n`, '3! is longer than 1000000'],
])('a file with %s ends there, at the right line', async (_, content, end) => {
  const seen = await read(content);
  expect(seen.at(-1)).toContain(end);
});

test('what comes before a broken line is read all the same', async () => {
  const good = Array.from({ length: 20_000 }, (_, index) => `${index},x`);
  const seen = await read(['a,b', ...good, '1,"x"y', '2,3'].join('\n'));
  expect(seen).toHaveLength(20_002);
  expect(seen.at(-1)).toMatch(/^20002! /);
});
