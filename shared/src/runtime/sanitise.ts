import purify from 'dompurify';
import { CONTENT_LINK, contentElements } from '../domain/content-html';

const attributes = [...new Set(Object.values(contentElements).flatMap(Object.keys))];

// DOMPurify leaves an empty `is`, as browsers write the one of creation into the text where none is left.
purify.addHook('beforeSanitizeElements', (node) => {
  if (node instanceof Element && node.hasAttribute('is')) node.remove();
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && /^https?:/.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/** With the one list of elements and attributes, `shared/src/domain/content-html.ts`. */
export const sanitise = (html: string): TrustedHTML | string =>
  purify.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    SANITIZE_NAMED_PROPS: true,
    ALLOWED_TAGS: Object.keys(contentElements),
    ALLOWED_ATTR: attributes,
    // What DOMPurify allows beside the list.
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // The pattern below is applied to every attribute that is not known to hold something else.
    ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
    ALLOWED_URI_REGEXP: CONTENT_LINK,
  });
