import { fileName } from './file-name';

/** RFC 6266, RFC 8187: the name in ASCII for old programs, and as it is. @param mediaType what the file really is */
export function attachmentHeader(name: string, mediaType: string): string {
  const fit = fileName(name, mediaType);
  const ascii = fit
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/gu, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${extValue(fit)}`;
}

/** RFC 8187: what is no attr-char is percent-encoded; encodeURIComponent leaves four too many. */
const extValue = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
