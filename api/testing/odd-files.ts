/** ZIP with one empty entry: local header, directory, end. */
export const zip = (name: string) => {
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), entry, Buffer.from(name)]);
  const record = Buffer.alloc(42);
  record.writeUInt16LE(name.length, 24);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02'), record, Buffer.from(name)]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, directory, Buffer.from('PK\x05\x06'), end]);
};
/** As Word wrote before 2007. */
export const ole = () =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
/** The head of a picture or film in an ISO container: HEIC, AVIF. */
export const isoMedia = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`)]);
