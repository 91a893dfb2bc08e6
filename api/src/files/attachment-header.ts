const MAX_LENGTH = 120;

/** Path separators, drives, wildcards and redirections, control characters, and signs that turn the direction. */
const UNFIT = /[/\\:*?"<>|\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Devices of Windows, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * `attachment` with the file's name in both forms (RFC 6266, RFC 8187): in ASCII for old readers, and as it is.
 * @param name whatever somebody called the file
 * @param ending without dot, of what the file really is: `pdf`
 */
export function attachmentHeader(name: string, ending: string): string {
  const fit = fitName(name, ending);
  const ascii = fit
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/gu, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${extValue(fit)}`;
}

/** A name that no file system reads as a path or a device, and that ends in what the file is. */
function fitName(name: string, ending: string): string {
  const aliases = ending === 'jpg' ? ['jpg', 'jpeg', 'jpe'] : [ending];
  const has = aliases.some((alias) => name.toLowerCase().endsWith(`.${alias}`));
  const stem = has ? name.slice(0, name.lastIndexOf('.')) : name;
  const plain = stem
    .normalize('NFC')
    .replace(UNFIT, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(DEVICE, '_$1');
  const short = [...plain].slice(0, MAX_LENGTH).join('').trimEnd();
  return `${short || 'file'}.${ending}`;
}

/** RFC 8187: what is no attr-char is percent-encoded; encodeURIComponent leaves four too many. */
const extValue = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
