import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const german = 'äöüÄÖÜßẞ';
const french = 'àâæçéèêëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸ';
const signs = '\u00a0\u00ad²³°·«»„“”‚‘’–—…€×÷±−•§½¼¾';

const latin1 = [...span(0xa0, 0xff), 'ẞ'].join('');
/** Latin Extended-A, and what Romanian writes beyond it: names of people and buildings. */
const european = [...span(0x100, 0x17f), ...span(0x218, 0x21b)].join('');

const fonts = [
  {
    name: 'newsreader',
    file: 'newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 72, wght: 350 },
    licence: 'newsreader-OFL.txt',
  },
  {
    name: 'geist',
    file: 'geist-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600, default: 400 } },
    licence: 'geist-OFL.txt',
  },
];

/** Of the documents that the API writes: one weight a file, as a PDF embeds no variable font. */
const documentFonts = [
  { name: 'geist', script: 'latin', axis: 'wght', output: 'geist-400', axes: { wght: 400 } },
  { name: 'geist', script: 'latin', axis: 'wght', output: 'geist-600', axes: { wght: 600 } },
  {
    name: 'geist',
    script: 'latin-ext',
    axis: 'wght',
    output: 'geist-ext-400',
    axes: { wght: 400 },
  },
  {
    name: 'geist',
    script: 'latin-ext',
    axis: 'wght',
    output: 'geist-ext-600',
    axes: { wght: 600 },
  },
  {
    name: 'newsreader',
    script: 'latin',
    axis: 'opsz',
    output: 'newsreader-350',
    axes: { opsz: 24, wght: 350 },
  },
];

const target = new URL('../src/styles/fonts/', import.meta.url);
await mkdir(target, { recursive: true });

for (const font of fonts) {
  const source = new URL(`../node_modules/@fontsource-variable/${font.name}/`, import.meta.url);
  const subset = await subsetFont(
    await readFile(new URL(`files/${font.file}`, source)),
    ascii + german + french + signs,
    { targetFormat: 'woff2', variationAxes: font.axes },
  );
  const output = fileURLToPath(new URL(`${font.name}.woff2`, target));
  await writeFile(output, subset);
  await copyFile(new URL('LICENSE', source), new URL(font.licence, target));
  process.stdout.write(`${output} ${subset.length} bytes\n`);
}

const documentTarget = new URL('../../api/content/fonts/', import.meta.url);
await mkdir(documentTarget, { recursive: true });

for (const { name, script, axis, output, axes } of documentFonts) {
  const source = new URL(`../node_modules/@fontsource-variable/${name}/`, import.meta.url);
  const file = await readFile(new URL(`files/${name}-${script}-${axis}-normal.woff2`, source));
  const characters = script === 'latin' ? ascii + latin1 + french + signs : european;
  const subset = await subsetFont(file, characters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    // Figures of one width, and kerning.
    keepFeatures: ['tnum', 'lnum', 'kern', 'mark', 'ccmp'],
  });
  await writeFile(new URL(`${output}.ttf`, documentTarget), subset);
  await copyFile(new URL('LICENSE', source), new URL(`${name}-OFL.txt`, documentTarget));
  process.stdout.write(`api/content/fonts/${output}.ttf ${subset.length} bytes\n`);
}

function span(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
