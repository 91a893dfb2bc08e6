import sharp from 'sharp';
import { check, type Make } from '../../../../testing/check-content';
import { isoMedia, ole, zip } from '../../../../testing/odd-files';
import { aPdf } from '../../../../testing/pdfs';
import { aJpeg, aPng, aPngBomb } from '../../../../testing/pictures';
import type { Refusal } from './refused';

describe('is refused:', () => {
  test.each<[Refusal, string, Make]>([
    ['type', 'nothing', () => Buffer.alloc(0)],
    ['type', 'text', () => Buffer.from('Reisepass')],
    ['type', 'one byte', () => Buffer.from([0xff])],
    ['type', 'zeros', () => Buffer.alloc(4096)],
    ['type', 'HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['type', 'XML', () => Buffer.from('<?xml version="1.0"?><a/>')],
    [
      'type',
      'SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['type', 'SVG behind an XML declaration', () => Buffer.from('<?xml version="1.0"?><svg/>')],
    ['type', 'a ZIP archive', () => zip('a.txt')],
    ['type', 'a Word document', () => zip('word/document.xml')],
    ['type', 'a Word document with macros', () => zip('word/vbaProject.bin')],
    ['type', 'an old Word document', ole],
    ['type', 'a JAR archive', () => zip('META-INF/MANIFEST.MF')],
    ['type', 'a Windows program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)])],
    ['type', 'a Linux program', () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(512)])],
    ['type', 'a shell script', () => Buffer.from('#!/bin/sh\nrm -rf /')],
    ['type', 'a PHP script', () => Buffer.from('<?php system($_GET[0]); ?>')],
    [
      'type',
      'the EICAR test virus',
      () => Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
    ],
    ['type', 'a GIF', () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64)])],
    [
      'type',
      'a GIF that is a JAR, too',
      () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64), zip('A.class')]),
    ],
    [
      'type',
      'a TIFF',
      async () =>
        sharp(await aPng())
          .tiff()
          .toBuffer(),
    ],
    [
      'type',
      'a WebP',
      async () =>
        sharp(await aPng())
          .webp()
          .toBuffer(),
    ],
    ['type', 'an AVIF', () => isoMedia('avif')],
    ['type', 'PostScript', () => Buffer.from('%!PS-Adobe-3.0\nshowpage')],
    [
      'type',
      'a compressed stream',
      () => Buffer.concat([Buffer.from('\x1f\x8b', 'latin1'), Buffer.alloc(64)]),
    ],
    ['heic', 'a photo of an iPhone', () => isoMedia('heic')],
    ['heic', 'a burst of an iPhone', () => isoMedia('hevc')],

    [
      'unreadable',
      'a JPEG that is only its first bytes',
      () => Buffer.from('ffd8ffe000104a46', 'hex'),
    ],
    [
      'unreadable',
      'a JPEG that was cut off',
      async () => (await aJpeg({ width: 600, height: 400 })).subarray(0, 9000),
    ],
    ['unreadable', 'a PNG that was cut off', async () => (await aPng()).subarray(0, 2000)],
    ['unreadable', 'a PNG that is only its header', () => aPngBomb(9, 9, 0).subarray(0, 33)],
    [
      'unreadable',
      'a PNG with a flipped bit',
      async () => {
        const png = await aPng();
        png.writeUInt8(png.readUInt8(500) ^ 4, 500);
        return png;
      },
    ],
    [
      'type',
      'a PDF that calls itself a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), aPdf()]),
    ],
  ])('%s: %s', async (refusal, _, make) => {
    expect(await check(await make())).toEqual({ refusal });
  });
});
