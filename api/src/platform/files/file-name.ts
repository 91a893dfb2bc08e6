const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

const MAX_LENGTH = 120;

/** Path separators, drives, wildcards and redirections, control characters, and signs that turn the direction. */
const UNFIT = /[/\\:*?"<>|\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Devices of Windows, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that no file system reads as a path or a device. @param mark stands at its end, however long the name is */
export function fileName(name: string, mediaType: string, mark = ''): string {
  const ending = ENDINGS[mediaType] ?? 'bin';
  const aliases = ending === 'jpg' ? ['jpg', 'jpeg', 'jpe'] : [ending];
  const has = aliases.some((alias) => name.toLowerCase().endsWith(`.${alias}`));
  const stem = has ? name.slice(0, name.lastIndexOf('.')) : name;
  const plain = stem
    .normalize('NFC')
    .replace(UNFIT, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(DEVICE, '_$1');
  const short = [...plain]
    .slice(0, MAX_LENGTH - mark.length)
    .join('')
    .trimEnd();
  return `${short || 'file'}${mark}.${ending}`;
}
