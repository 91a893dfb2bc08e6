import type { Language } from '@manzil/shared/contract/values';
import { type Html, html } from './escaped-html';
import { footerOf } from './imprint';
import type { Block, FootedContent } from './mail-content';
import { MONO, SANS, SERIF, STYLE } from './mail-style';

/** The whole mail; nothing in it is fetched from anywhere. */
export function htmlPage(content: FootedContent, language: Language): string {
  const { subject, preview, greeting, blocks, reason, ending } = content;
  const page = html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${subject}</title>
${STYLE}
</head>
<body class="paper" style="margin:0;padding:0;background:#f6f1e7">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f1e7"><tr>
<td class="frame" align="center" style="padding:40px 16px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 4px 16px">
<div class="text" style="font:400 25px/28px ${SERIF};color:#0b2429">Manzil</div>
<div class="brass" style="width:28px;height:3px;margin-top:8px;background:#b5842f;font-size:0;line-height:0">&nbsp;</div>
</td></tr>
<tr><td class="sheet" style="overflow-wrap:anywhere;word-break:break-word;hyphens:auto;padding:40px 40px 24px;background:#ffffff;border:1px solid #e6ddcb;border-radius:8px">
<h1 class="text" style="hyphens:manual;margin:0 0 24px;font:400 26px/34px ${SERIF};color:#0b2429">${subject}</h1>
<p class="second" style="margin:0 0 16px;font:400 16px/26px ${SANS};color:#3a5157">${greeting}</p>
${blocks.map(writeBlock)}
</td></tr>
<tr><td style="padding:24px 4px 0">
<p class="third" style="margin:0 0 16px;font:400 13px/20px ${SANS};color:#566c71">${reason}${ending ? writeEnding(ending) : ''}</p>
<p class="third" style="margin:0;font:400 13px/20px ${SANS};color:#566c71">${lines(footerOf(language))}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td>
</tr></table>
</body>
</html>
`;
  return page.markup;
}

const lines = (texts: string[]) => texts.map((text, n) => (n ? html`<br>${text}` : html`${text}`));

function writeBlock(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return html`<p class="second" style="margin:0 0 16px;font:400 16px/26px ${SANS};color:#3a5157">${block.text}</p>
`;
    case 'code':
      return html`<p class="text mark" style="margin:8px 0 24px;padding:4px 0 4px 20px;border-left:3px solid #b5842f;font:400 32px/40px ${MONO};letter-spacing:6px;color:#0b2429">${block.code}</p>
`;
    case 'quote':
      return html`<p class="text line" style="margin:8px 0 24px;padding:4px 0 4px 20px;border-left:3px solid #e6ddcb;font:400 16px/26px ${SANS};color:#0b2429">${lines(block.lines)}</p>
`;
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">${block.rows.map(writeFact)}</table>
`;
    case 'link':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="action" style="background:#0f3d46;border-radius:4px"><a href="${httpOnly(block.url)}" style="display:inline-block;padding:12px 20px;font:500 15px/20px ${SANS};color:#ffffff;text-decoration:none">${block.label}</a></td>
</tr></table>
`;
    case 'notice':
      return html`<div class="line" style="margin:24px 0 16px;padding-top:20px;border-top:1px solid #e6ddcb">
<p class="text" style="margin:0 0 4px;font:600 15px/24px ${SANS};color:#0b2429">${block.title}</p>
<p class="second" style="margin:0;font:400 15px/24px ${SANS};color:#3a5157">${block.text}</p>
</div>
`;
  }
}

const writeEnding = ({ label, url }: { label: string; url: string }) =>
  html`<br><a class="third" href="${httpOnly(url)}" style="color:#566c71">${label}</a>`;

const writeFact = ({ label, value }: { label: string; value: string }) => html`<tr>
<td class="line third" style="padding:12px 16px 12px 0;border-top:1px solid #e6ddcb;font:400 14px/22px ${SANS};color:#566c71;vertical-align:top;white-space:nowrap;width:30%">${label}</td>
<td class="line text" style="padding:12px 0;border-top:1px solid #e6ddcb;font:400 15px/22px ${SANS};color:#0b2429;vertical-align:top">${value}</td>
</tr>`;

function httpOnly(url: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('A link of a mail is no web address.');
  return url;
}
