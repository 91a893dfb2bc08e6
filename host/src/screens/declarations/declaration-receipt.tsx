import { usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Facts } from '@manzil/shared/ui/facts';
import { Download, Printer } from 'lucide';
import { operator } from '../legal/operator';
import styles from './declaration.module.css';
import type { DeclarationKind, DeclarationTexts } from './declaration-texts';
import type { Received } from './declarations.api';
import { declaredFacts } from './declared';
import { saveText } from './save-text';

type ReceiptProps = { kind: DeclarationKind; texts: DeclarationTexts; received: Received };

export function DeclarationReceipt({ kind, texts, received }: ReceiptProps) {
  const { language } = usePortal();
  const { receipt_title, file, next } = texts.kinds[kind];
  const { name, address } = operator(language);
  const facts = declaredFacts(received, texts, language);
  const save = () =>
    saveText(
      `${file} ${received.received_at.slice(0, 10)}.txt`,
      [
        receipt_title,
        ...facts.map(({ label, value }) => `${label}: ${value}`),
        `${name}, ${address}`,
      ].join('\r\n\r\n'),
    );
  return (
    <div className={styles.check}>
      <Facts kind="plain" facts={facts} />
      <p className="secondary">{next}</p>
      <p className={styles.printed}>
        {name}, {address}
      </p>
      <div className={styles.actions}>
        <Button icon={Download} size="form" onClick={save}>
          {texts.save}
        </Button>
        <Button icon={Printer} size="form" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </div>
  );
}
