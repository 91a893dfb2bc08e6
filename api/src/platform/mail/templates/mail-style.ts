import { verbatim } from './escaped-html';

export const SANS = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const SERIF = "Georgia, 'Times New Roman', serif";
export const MONO = 'ui-monospace, Menlo, Consolas, monospace';

/** Light by inline styles, which every mail program knows; dark by classes, where it has a dark mode. */
export const STYLE = verbatim(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .frame { padding: 20px 12px !important } .sheet { padding: 28px 20px 12px !important } }
@media (prefers-color-scheme: dark) {
  .paper { background: #0a2126 !important }
  .sheet { background: #0f2a30 !important; border-color: #24474f !important }
  .text { color: #f0e9dc !important }
  .second { color: #b4c3c3 !important }
  .third { color: #8fa5a7 !important }
  .line { border-color: #24474f !important }
  .brass { background: #d6ae66 !important }
  .mark { border-color: #d6ae66 !important }
  .action { background: #f0e9dc !important }
  .action a { color: #0a2126 !important }
}
</style>`);
