import sharp from 'sharp';
import { check, type Make } from '../../../../testing/check-content';
import { zip } from '../../../../testing/odd-files';
import { aPdf } from '../../../../testing/pdfs';
import { aJpeg, aPng, withComment, withTextChunk } from '../../../../testing/pictures';

describe('a picture', () => {
  const drawn = async (content: Buffer) => {
    const checked = await check(content);
    return Buffer.from('content' in checked ? checked.content : Buffer.alloc(0));
  };

  test('loses who took it and where, and is turned upright', async () => {
    const photo = await aJpeg({ width: 40, height: 30, orientation: 6 });
    expect(photo.includes('CNRY-author')).toBe(true);
    const content = await drawn(photo);
    const { width, height, exif, orientation } = await sharp(content).metadata();
    expect([width, height, exif, orientation]).toEqual([30, 40, undefined, undefined]);
    expect(content.includes('CNRY-author')).toBe(false);
  });

  test.each<[string, Make]>([
    ['in a comment of a JPEG', async () => withComment(await aJpeg(), '<?php phpinfo(); ?>')],
    ['in a text of a PNG', async () => withTextChunk(await aPng(), 'x\0<?php phpinfo(); ?>')],
    [
      'behind a JPEG',
      async () => Buffer.concat([await aJpeg(), Buffer.from('<?php phpinfo(); ?>')]),
    ],
    ['behind a PNG', async () => Buffer.concat([await aPng(), Buffer.from('<?php phpinfo(); ?>')])],
    ['in an archive behind a JPEG', async () => Buffer.concat([await aJpeg(), zip('<?php.phar')])],
  ])('loses what hides %s', async (_, make) => {
    const content = await drawn(await make());
    expect(content.length).toBeGreaterThan(100);
    expect(content.includes('<?php')).toBe(false);
  });

  test('is at most 4096 pixels wide', async () => {
    const content = await drawn(await aJpeg({ width: 5000, height: 100 }));
    const { width, height } = await sharp(content).metadata();
    expect([width, height]).toEqual([4096, 82]);
  });

  test('that is transparent stays it', async () => {
    const create = { width: 9, height: 9, channels: 4 as const, background: '#f000' };
    const content = await drawn(await sharp({ create }).png().toBuffer());
    expect((await sharp(content).stats()).isOpaque).toBe(false);
  });

  test('of an investor becomes a square of 512 pixels', async () => {
    const checked = await check(await aJpeg({ width: 900, height: 300, orientation: 8 }), 'avatar');
    expect(checked).toMatchObject({ media_type: 'image/webp' });
    const content = Buffer.from('content' in checked ? checked.content : Buffer.alloc(0));
    const { format, width, height, exif } = await sharp(content).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 512, 512, undefined]);
  });

  test('of an investor is no PDF', async () => {
    expect(await check(aPdf(), 'avatar')).toEqual({ refusal: 'type' });
  });
});
