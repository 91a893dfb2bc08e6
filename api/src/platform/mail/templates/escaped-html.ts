/** Markup that is safe to send: made by `html` only. */
class Html {
  constructor(readonly markup: string) {}
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Template literal whose values are escaped, in content and in quoted attributes, unless they are `html` themselves. */
export function html(literals: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const written = literals.map((literal, index) => literal + write(values[index] ?? ''));
  return new Html(written.join(''));
}

function write(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escaped(value);
  return [value]
    .flat()
    .map(({ markup }) => markup)
    .join('');
}

/** Markup of our own, as it stands. Never with a value in it. */
export const verbatim = (markup: string) => new Html(markup);

export type { Html };
