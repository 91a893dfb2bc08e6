/** In its own format; one that is not wider stays as it is. */
export async function narrowed(content: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(content);
  const { width: own } = await picture.metadata();
  return own > width ? picture.resize({ width }).toBuffer() : content;
}
