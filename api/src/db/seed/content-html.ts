import { StartError } from '../../start-error';

/**
 * What articles and answers may be made of. The files are ours, so a strange tag is a slip of the pen:
 * it stops the start instead of being dropped. The browser sanitises again before it renders.
 */
const ALLOWED: Record<string, RegExp | null> = {
  p: null,
  h2: null,
  h3: null,
  ul: null,
  ol: null,
  li: null,
  strong: null,
  em: null,
  br: null,
  blockquote: null,
  dl: null,
  dt: null,
  dd: null,
  table: null,
  thead: null,
  tbody: null,
  tr: null,
  caption: null,
  td: null,
  th: /^ scope="(col|row)"$/,
  // A path of the portal, or a page on the web.
  a: /^ href="(\/(?!\/)|https:\/\/)[^"<>\s]*"$/,
};
const EMPTY = ['br'];

const TAG = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g;

/**
 * The same text, once each tag is of the allow-list, closed in order, and nothing else looks like a tag.
 * @param where named in the message
 * @throws StartError
 */
export function checkedHtml(html: string, where: string): string {
  const refuse = (what: string): never => {
    throw new StartError(`${where}: ${what}`);
  };
  const text = html.replace(TAG, '');
  if (/[<>]/.test(text)) refuse('a "<" or ">" that belongs to no tag');
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = ''] of html.matchAll(TAG)) {
    const pattern = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (pattern === undefined) refuse(`${tag} is not on the list`);
    if (slash) {
      if (open.pop() !== name || attributes !== '') refuse(`${tag} closes nothing`);
    } else {
      if (attributes !== '' && !pattern?.test(attributes))
        refuse(`${tag} has an attribute not on the list`);
      if (!EMPTY.includes(name)) open.push(name);
    }
  }
  if (open.length > 0) refuse(`<${open.at(-1)}> is never closed`);
  return html;
}
