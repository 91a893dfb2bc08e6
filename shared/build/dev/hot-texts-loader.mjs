import { basename, dirname } from 'node:path';

/**
 * Makes a file of texts replace them in i18next when it is edited, so that the page keeps its state: those of the remote
 * (`locales/de.json`) or of a screen (`src/<screen>/texts/de.json`).
 * Texts that were deleted stay until the page is reloaded.
 * @this {import('webpack').LoaderContext<{ remote: string }>}
 * @param {string} source
 */
export default function hotTexts(source) {
  const { remote } = this.getOptions();
  const folder = dirname(this.resourcePath);
  const isShared = basename(folder) === 'locales';
  const namespace = isShared ? remote : `${remote}/${basename(dirname(folder))}`;
  const language = JSON.stringify(basename(this.resourcePath, '.json'));
  return `import i18next from 'i18next';
const texts = ${JSON.stringify(JSON.parse(source))};
export default texts;
if (module.hot) {
  module.hot.accept();
  module.hot.dispose((data) => { data.replaced = true; });
  if (module.hot.data?.replaced) {
    i18next.addResourceBundle(${language}, ${JSON.stringify(namespace)}, texts, true, true);
    i18next.emit('languageChanged', i18next.language);
  }
}
`;
}
