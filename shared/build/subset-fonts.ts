import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const german = 'äöüÄÖÜßẞ';
const french = 'àâæçéèêëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸ';
const signs = '\u00a0\u00ad²³°·«»„“”‚‘’–—…€×÷±−•§½¼¾';

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
