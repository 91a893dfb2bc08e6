import { CONTENT_LINK, contentElements } from '../domain/content-html';
import { loadPatiently } from './patience';

export type Sanitise = (html: string) => TrustedHTML | string;

const attributes = [...new Set(Object.values(contentElements).flatMap(Object.keys))];

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
      ALLOWED_TAGS: Object.keys(contentElements),
      ALLOWED_ATTR: attributes,
      // The pattern below is applied to every attribute that is not known to hold something else.
      ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
      ALLOWED_URI_REGEXP: CONTENT_LINK,
    });
}

/**
 * Loads the sanitiser for HTML from the API. It lives in the host because a page may create the Trusted Types
 * policy `dompurify` only once. Await it beside the data. A failed load is tried again on the next call.
 * @throws ChunkLoadError when it is lost, LateError when it does not come within 8 s
 */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= loadPatiently(load).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
