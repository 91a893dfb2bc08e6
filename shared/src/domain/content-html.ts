/** Where a link in such a text may lead: a path of the portal, a page on the web, a mail, a call. */
export const CONTENT_LINK = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))\S*$/i;
const COLUMNS = /^[1-9]$/;

type Attributes = Readonly<Record<string, RegExp>>;

/**
 * What articles, answers and reports may be made of: elements with their attributes, and what these may say. The API
 * stores no file with anything else, and the browser drops everything else before it renders.
 */
export const contentElements: Readonly<Record<string, Attributes>> = {
  a: { href: CONTENT_LINK },
  blockquote: {},
  br: {},
  caption: {},
  dd: {},
  dl: {},
  dt: {},
  em: {},
  h2: {},
  h3: {},
  li: {},
  ol: {},
  p: {},
  strong: {},
  sub: {},
  sup: {},
  table: {},
  tbody: {},
  td: { colspan: COLUMNS },
  th: { colspan: COLUMNS, scope: /^(?:col|row)$/ },
  thead: {},
  tr: {},
  ul: {},
};
