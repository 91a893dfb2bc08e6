import type { ContactMessage } from '@manzil/shared/contract/contact-messages/contact-messages';
import { formatReceived } from '@manzil/shared/format/received';
import { portalConfig, useInvestor, usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ContactLinks } from '@manzil/shared/ui/contact-links';
import { useEffect, useRef, useState } from 'react';
import { useContactLabels } from '../../layout/use-contact-labels';
import { ContactForm } from './contact-form';
import styles from './contact-form.module.css';
import { type ContactTexts, contactTexts } from './contact-texts';

export const CONTACT_ANCHOR = 'message';

export function ContactSection() {
  const { language } = usePortal();
  const labels = useContactLabels();
  const texts = contactTexts(language);
  const writer = useWriter();
  return (
    <section id={CONTACT_ANCHOR} className={styles.section} aria-labelledby="message-title">
      <h2 id="message-title" className="title-1">
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.columns}>
        <Writing key={writer} texts={texts} />
        <div className={styles.ways}>
          <h3>{texts.ways}</h3>
          <p>{texts.hours}</p>
          <ContactLinks contacts={portalConfig().support} labels={labels} />
        </div>
      </div>
    </section>
  );
}

/** Another number once an investor has gone: what they wrote is nobody else's. A stranger who signs in goes on writing. */
function useWriter(): number {
  const owner = useInvestor()?.investor_id ?? null;
  const [writer, setWriter] = useState({ owner, number: 0 });
  if (writer.owner !== owner)
    setWriter({ owner, number: writer.number + Number(writer.owner !== null) });
  return writer.number;
}

function Writing({ texts }: { texts: ContactTexts }) {
  const [received, setReceived] = useState<ContactMessage | null>(null);
  if (received)
    return <Received texts={texts} message={received} onAnother={() => setReceived(null)} />;
  return <ContactForm texts={texts} onReceived={setReceived} />;
}

type ReceivedProps = { texts: ContactTexts; message: ContactMessage; onAnother: () => void };

function Received({ texts, message, onAnother }: ReceivedProps) {
  const { language } = usePortal();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const text = message.receipt_mailed ? texts.received_text : texts.received_unmailed;
  return (
    <div className={styles.received}>
      <h3 ref={title} tabIndex={-1} className="title-2">
        {texts.received}
      </h3>
      <p>
        {text
          .replace('{{time}}', formatReceived(new Date(message.received_at), language))
          .replace('{{email}}', message.email)}
      </p>
      <Button className={styles.another} onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  );
}
