import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './consent-dialog.module.css';
import type { optionalPurposes } from './purposes';

type PurposeProps = {
  name: 'necessary' | (typeof optionalPurposes)[number];
  checked: boolean;
  disabled?: boolean;
  onChange?: (granted: boolean) => void;
};

export function Purpose({ name, checked, disabled, onChange }: PurposeProps): ReactNode {
  const { t } = useTranslation();
  const textId = useId();
  return (
    <li className={styles.purpose}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={checked}
          disabled={disabled}
          aria-describedby={textId}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {t(`consent.purpose.${name}`)}
      </label>
      <p id={textId} className={styles.what}>
        {t(`consent.purpose.${name}_text`)}
      </p>
    </li>
  );
}
