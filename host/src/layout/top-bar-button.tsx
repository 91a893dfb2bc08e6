import { LineIcon, type Lines } from '@manzil/shared/ui/line-icon';
import styles from './top-bar.module.css';

type BarButtonProps = {
  icon: Lines;
  label: string;
  /** When somebody points at it. */
  onHint: () => void;
  onOpen: () => void;
};

export function BarButton({ icon, label, onHint, onOpen }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup="dialog"
      onPointerEnter={onHint}
      onFocus={onHint}
      onClick={onOpen}
    >
      <LineIcon lines={icon} size={24} strokeWidth={1.5} />
    </button>
  );
}
