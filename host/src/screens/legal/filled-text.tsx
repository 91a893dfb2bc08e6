import { mailLink, phoneLink, whatsappLink } from '@manzil/shared/format/contact';
import { usePortal } from '@manzil/shared/runtime';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { hostScreens } from '../../routing/host-screens';
import type { Operator } from './operator';

const PLACEHOLDER = /\{\{((?:operator|page)\.[\w-]+)\}\}/;

const links: Readonly<Record<string, (value: string) => string>> = {
  email: mailLink,
  phone: phoneLink,
  whatsapp: whatsappLink,
};

/** `{{operator.…}}`, of which addresses and numbers become links, and `{{page.imprint}}`, a link titled as the page. */
export function FilledText({ text, operator }: { text: string; operator: Operator }) {
  // Splitting by a group puts the names of the placeholders at the odd places.
  return text.split(PLACEHOLDER).map((part, index) => {
    if (index % 2 === 0) return part;
    const [source, name = ''] = part.split('.');
    if (source === 'page') return <PageLink key={index} path={`/${name}`} />;
    const value = operator[name] ?? '';
    const link = links[name];
    return <Fragment key={index}>{link ? <a href={link(value)}>{value}</a> : value}</Fragment>;
  });
}

function PageLink({ path }: { path: string }) {
  const { language } = usePortal();
  const title = hostScreens.find((screen) => screen.path === path)?.[language];
  return <Link to={path}>{title}</Link>;
}
