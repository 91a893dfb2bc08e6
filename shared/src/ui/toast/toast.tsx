import { CircleCheck, CircleX, Info, RefreshCw, TriangleAlert, X } from 'lucide';
import { classNames } from '../class-names/class-names';
import { LineIcon, type Lines } from '../line-icon/line-icon';
import styles from './toast.module.css';

export type ToastType = 'success' | 'warning' | 'error' | 'info' | 'action';

type ToastProps = {
  type: ToastType;
  title: string;
  message?: string | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  onClose: () => void;
  closeLabel: string;
};

const icons: Record<ToastType, Lines> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
  info: Info,
  action: RefreshCw,
};

/** One message; its region, timing and stacking belong to the host. */
export function Toast(props: ToastProps) {
  const icon = icons[props.type];
  return (
    <div className={classNames(styles.toast, styles[props.type])}>
      <LineIcon lines={icon} className={styles.icon} size={20} strokeWidth={1.5} />
      <div className={styles.words}>
        <p className={styles.title}>{props.title}</p>
        {props.message && <p className={styles.message}>{props.message}</p>}
      </div>
      {props.actionLabel && (
        <button type="button" className={styles.action} onClick={props.onAction}>
          {props.actionLabel}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={props.closeLabel}
        onClick={props.onClose}
      >
        <LineIcon lines={X} size={16} strokeWidth={1.75} />
      </button>
    </div>
  );
}
