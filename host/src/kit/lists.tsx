import { Button } from '@manzil/shared/ui/button';
import { Chip } from '@manzil/shared/ui/chip';
import { ContactLinks, MailRow } from '@manzil/shared/ui/contact-links';
import { DecisionRow, MissingRow, Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { CircleCheck, CircleX, FileText } from 'lucide';
import { Link } from 'react-router';
import { Example, Examples } from './example';
import { LONG_TITLE, RIGHT_TO_LEFT } from './samples';

const contacts = {
  whatsapp: '+971 50 555 0137',
  phone: '+971 4 555 0137',
  email: 'hallo@manzil.example',
};

export const Lists = () => (
  <Section title="Lists">
    <Examples>
      <Example name="Row: plain, stretched, long words, right to left; MissingRow" wide>
        <Rows>
          <Row
            icon={FileText}
            title="Reisepass"
            meta="gültig bis 03.02.2032 · PDF, 1,8 MB"
            aside={
              <Chip tone="ok" icon={CircleCheck}>
                Geprüft
              </Chip>
            }
          />
          <Row
            icon={FileText}
            title={<Link to="/kit">Wohnsitznachweis</Link>}
            meta="älter als drei Monate"
            aside={
              <Chip tone="danger" icon={CircleX}>
                Abgelehnt
              </Chip>
            }
            stretched
          />
          <Row icon={FileText} title={LONG_TITLE} meta={LONG_TITLE} aside="20.11.2026" />
          <Row icon={FileText} title={<bdi>{RIGHT_TO_LEFT}</bdi>} meta="Kaufvertrag" />
          <MissingRow
            title="Ejari-Zertifikat"
            note="fehlt noch"
            action={<Button variant="quiet">Hochladen</Button>}
          />
        </Rows>
      </Example>
      <Example name="DecisionRow: urgent, long words" wide>
        <Rows>
          <DecisionRow
            date={{ day: '01', month: 'Dez', isoDate: '2026-12-01' }}
            title="Rate 5 von 9"
            subject="Creek Lantern 1806"
            message="In elf Tagen fällig"
            urgent
            amount="92.500,00 AED"
            action={<Button variant="primary">Zahlungsdaten ansehen</Button>}
          />
          <DecisionRow
            date={{ day: '15', month: 'Jan', isoDate: '2027-01-15' }}
            title={LONG_TITLE}
            message="Dein Mieter zieht aus."
            action={<Button>Entscheiden</Button>}
          />
        </Rows>
      </Example>
      <Example name="ContactLinks">
        <ContactLinks
          contacts={contacts}
          labels={{ whatsapp: 'WhatsApp schreiben', phone: 'Anrufen', email: 'E-Mail schreiben' }}
        />
      </Example>
      <Example name="MailRow">
        <Rows>
          <MailRow address={contacts.email} label="E-Mail schreiben" />
        </Rows>
      </Example>
    </Examples>
  </Section>
);
