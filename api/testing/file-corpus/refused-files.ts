import type { Make } from '../check-content';
import { isoMedia, ole, zip } from '../odd-files';
import { aPdf } from '../pdfs';
import { aJpeg, aPng } from '../pictures';

export const script = '<script>alert(1)</script>';
export const phar = '<?php __HALT_COMPILER(); ?>';

export const REFUSED: [string, number, string, Make][] = [
  ['SVG', 415, 'upload.type_unsupported', () => Buffer.from(`<svg xmlns="x">${script}</svg>`)],
  ['HTML', 415, 'upload.type_unsupported', () => Buffer.from(`<!doctype html>${script}`)],
  ['XML', 415, 'upload.type_unsupported', () => Buffer.from('<?xml version="1.0"?><a/>')],
  ['HTML that is a PDF', 415, 'upload.type_unsupported', () => aPdf({ before: `${script}\n` })],
  ['PDF that is HTML', 422, 'upload.trailing_data', () => aPdf({ behind: script })],
  ['PDF that is a ZIP', 422, 'upload.trailing_data', () => aPdf({ behind: zip('a.txt') })],
  [
    'GIF that is a JAR',
    415,
    'upload.type_unsupported',
    () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64), zip('A.class')]),
  ],
  ['ZIP', 415, 'upload.type_unsupported', () => zip('a.txt')],
  ['DOCX', 415, 'upload.type_unsupported', () => zip('word/document.xml')],
  ['DOCX with macros', 415, 'upload.type_unsupported', () => zip('word/vbaProject.bin')],
  ['DOC', 415, 'upload.type_unsupported', ole],
  ['HEIC', 415, 'upload.heic', () => isoMedia('heic')],
  ['AVIF', 415, 'upload.type_unsupported', () => isoMedia('avif')],
  ['PHAR', 415, 'upload.type_unsupported', () => Buffer.from(phar)],
  ['program', 415, 'upload.type_unsupported', () => Buffer.from(`MZ${'\0'.repeat(512)}`)],
  ['file of 0 bytes', 422, 'upload.empty', () => Buffer.alloc(0)],
  ['file of one NUL', 415, 'upload.type_unsupported', () => Buffer.alloc(1)],
  ['truncated PDF', 422, 'upload.trailing_data', () => aPdf().subarray(0, 200)],
  [
    'truncated JPEG',
    422,
    'upload.unreadable',
    async () => (await aJpeg({ width: 600, height: 400 })).subarray(0, 9000),
  ],
  ['truncated PNG', 422, 'upload.unreadable', async () => (await aPng()).subarray(0, 2000)],
];
