/** Names and contents as the archive's directory has them; nothing in it is compressed. */
export function entriesOf(zip: Buffer): [string, Buffer][] {
  const entries: [string, Buffer][] = [];
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06') + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [size, name, extra, comment] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    entries.push([zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(from, from + size)]);
    at += 46 + name + extra + comment;
  }
  return entries;
}
