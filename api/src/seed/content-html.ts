import { contentElements } from '@manzil/shared/domain/content-html';
import { StartError } from '../platform/start-error';

const EMPTY = ['br'];

const TAG = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g;
const ATTRIBUTES = /^(?: [a-z]+="[^"]*")*$/;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;

/** The files are ours: a strange tag is a slip of the pen. @param where named in the message @throws StartError */
export function checkedHtml(html: string, where: string): string {
  const refuse = (what: string): never => {
    throw new StartError(`${where}: ${what}`);
  };
  const text = html.replace(TAG, '');
  if (/[<>]/.test(text)) refuse('a "<" or ">" that belongs to no tag');
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (!Object.hasOwn(contentElements, name)) refuse(`${tag} is not on the list`);
    if (slash) {
      if (open.pop() !== name || attributes !== '') refuse(`${tag} closes nothing`);
    } else {
      if (!mayHave(name, attributes)) refuse(`${tag} has an attribute not on the list`);
      if (!EMPTY.includes(name)) open.push(name);
    }
  }
  if (open.length > 0) refuse(`<${open.at(-1)}> is never closed`);
  return html;
}

function mayHave(element: string, attributes: string): boolean {
  const allowed = new Map(Object.entries(contentElements[element] ?? {}));
  return (
    ATTRIBUTES.test(attributes) &&
    [...attributes.matchAll(ATTRIBUTE)].every(
      ([, name = '', value = '']) => allowed.get(name)?.test(value) ?? false,
    )
  );
}
