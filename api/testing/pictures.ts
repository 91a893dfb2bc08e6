import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Picture = { width?: number; height?: number; orientation?: number };

const noisy = ({ width = 64, height = 48 }: Picture) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** A photo as a phone makes it: with author, place, and turned by its orientation. */
export function aJpeg(picture: Picture = {}): Promise<Buffer> {
  return noisy(picture)
    .withExif({
      IFD0: { Artist: 'CNRY-author' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '25/1 4/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '55/1 8/1 0/1',
      },
    })
    .withMetadata({ orientation: picture.orientation ?? 1 })
    .jpeg()
    .toBuffer();
}

export const aPng = (picture: Picture = {}): Promise<Buffer> => noisy(picture).png().toBuffer();

/** A PNG whose header announces this size, with so many bytes of zeros behind, packed 1000 to 1. */
export function aPngBomb(width: number, height: number, zeros: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(zeros), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A text chunk put in front of the picture of a PNG. */
export const withTextChunk = (png: Buffer, text: string): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(text)), png.subarray(33)]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A comment put right behind the start of a JPEG. */
export function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(text);
  const marker = Buffer.from([0xff, 0xfe, 0, 0]);
  marker.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)]);
}
