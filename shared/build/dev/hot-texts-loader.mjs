import { basename } from 'node:path';

/**
 * Makes a locale file replace its texts in i18next when it is edited, so that the page keeps its state.
 * Texts that were deleted stay until the page is reloaded.
 * @this {import('webpack').LoaderContext<{ namespace: string }>}
 * @param {string} source
 */
export default function hotTexts(source) {
  const language = JSON.stringify(basename(this.resourcePath, '.json'));
  const namespace = JSON.stringify(this.getOptions().namespace);
  return `import i18next from 'i18next';
const texts = ${JSON.stringify(JSON.parse(source))};
export default texts;
if (module.hot) {
  module.hot.accept();
  module.hot.dispose((data) => { data.replaced = true; });
  if (module.hot.data?.replaced) {
    i18next.addResourceBundle(${language}, ${namespace}, texts, true, true);
    i18next.emit('languageChanged', i18next.language);
  }
}
`;
}
