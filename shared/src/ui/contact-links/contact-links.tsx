import { ArrowUpRight, Mail, MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { mailLink, phoneLink, whatsappLink } from '../../format/contact';
import { LineIcon, type Lines } from '../line-icon/line-icon';
import { Row, Rows } from '../rows/rows';

type Contacts = { whatsapp: string; phone: string; email: string };

type ContactLinksProps = {
  /** Numbers, international, and address as people write them. */
  contacts: Contacts;
  labels: Contacts;
  /** What it is about: the subject of the mail, and what the message begins with. */
  about?: string | undefined;
};

/** WhatsApp, telephone and e-mail, each a row that is one link. */
export function ContactLinks({ contacts, labels, about }: ContactLinksProps) {
  return (
    <Rows>
      <Contact icon={MessageCircle} address={contacts.whatsapp}>
        <a href={whatsappLink(contacts.whatsapp, about)} target="_blank" rel="noreferrer">
          {labels.whatsapp}
        </a>
      </Contact>
      <Contact icon={Phone} address={contacts.phone}>
        <a href={phoneLink(contacts.phone)}>{labels.phone}</a>
      </Contact>
      <MailRow address={contacts.email} label={labels.email} about={about} />
    </Rows>
  );
}

type MailRowProps = { address: string; label: string; about?: string | undefined };

/** The row of an e-mail address, for a list of rows. */
export function MailRow({ address, label, about }: MailRowProps) {
  return (
    <Contact icon={Mail} address={address}>
      <a href={mailLink(address, about)}>{label}</a>
    </Contact>
  );
}

type ContactProps = { icon: Lines; address: string; children: ReactNode };

function Contact({ icon, address, children }: ContactProps) {
  return (
    <Row
      icon={icon}
      title={children}
      meta={address}
      aside={<LineIcon lines={ArrowUpRight} size={16} strokeWidth={1.75} />}
      stretched
    />
  );
}
