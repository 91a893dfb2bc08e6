export type Sanitise = (html: string) => TrustedHTML | string;

let loading: Promise<Sanitise> | undefined;

async function load(): Promise<Sanitise> {
  const { default: purify } = await import(/* webpackChunkName: "sanitiser" */ 'dompurify');
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && /^https?:/.test(node.getAttribute('href') ?? '')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
  });
  return (html) =>
    purify.sanitize(html, {
      RETURN_TRUSTED_TYPE: true,
      SANITIZE_NAMED_PROPS: true,
      ALLOWED_TAGS: [
        'a',
        'blockquote',
        'br',
        'em',
        'h2',
        'h3',
        'li',
        'ol',
        'p',
        'strong',
        'sub',
        'sup',
        'table',
        'tbody',
        'td',
        'th',
        'thead',
        'tr',
        'ul',
      ],
      ALLOWED_ATTR: ['href', 'scope', 'colspan'],
      // The pattern below is applied to every attribute that is not known to hold something else.
      ADD_URI_SAFE_ATTR: ['scope', 'colspan'],
      ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
    });
}

/**
 * Loads the sanitiser for HTML from the API. It lives in the host because a page may create the Trusted Types
 * policy `dompurify` only once. Await it beside the data; a failed load is tried again on the next call.
 */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
