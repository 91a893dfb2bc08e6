import type { ComponentProps, ElementType, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { LineIcon, type Lines } from '../line-icon/line-icon';
import { SpinnerArc } from '../spinner/spinner';
import styles from './button.module.css';
import type { ButtonLook } from './button-look';

type ButtonProps = ButtonLook & {
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
} & Omit<ComponentProps<'button'>, keyof ButtonLook>;

/** While busy it keeps its width and focus and ignores clicks. */
export function Button({
  variant = 'ghost',
  size = 'regular',
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[variant], styles[size], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      <span className={styles.stack}>
        <Content hidden={busy} icon={icon}>
          {children}
        </Content>
        {busy && (
          <span className={styles.content}>
            <SpinnerArc />
            {busyLabel ?? children}
          </span>
        )}
      </span>
    </button>
  );
}

type ButtonLinkProps<T extends ElementType> = ButtonLook & {
  as?: T | undefined;
  children: ReactNode;
} & Omit<ComponentProps<T>, keyof ButtonLook | 'as' | 'children'>;

/** A link with the look of a button. */
export function ButtonLink<T extends ElementType = 'a'>({
  as,
  variant = 'ghost',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps<T>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], className)}
    >
      <Content icon={icon}>{children}</Content>
    </Element>
  );
}

type ContentProps = {
  hidden?: boolean;
  icon: Lines | undefined;
  children: ReactNode;
};

function Content({ hidden = false, icon, children }: ContentProps) {
  return (
    <span
      className={classNames(styles.content, hidden && styles.invisible)}
      aria-hidden={hidden || undefined}
    >
      {icon && <LineIcon lines={icon} size={16} strokeWidth={1.75} />}
      {children}
    </span>
  );
}
