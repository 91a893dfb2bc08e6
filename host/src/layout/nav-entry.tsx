import { Icon } from '@manzil/shared/ui/icon';
import { opensElsewhere } from '@manzil/shared/ui/opens-elsewhere';
import { Link, useLocation, useMatches } from 'react-router';
import { hintData, hintRoute } from '../federation/hints';
import { isLit } from './is-lit';
import type { ShownEntry } from './nav-entries';

type NavEntryProps = {
  entry: ShownEntry;
  label: string;
  className: string | undefined;
  iconSize: 20 | 24;
  reasonClassName: string | undefined;
  /** Says the reason to who follows it all the same, where there is no room for it. */
  onClosed?: (reason: string) => void;
  replace?: boolean;
  /** In this tab. */
  onFollow?: () => void;
};

export function NavEntry({
  entry,
  label,
  className,
  iconSize,
  reasonClassName,
  onClosed,
  replace = false,
  onFollow,
}: NavEntryProps) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const content = (
    <>
      <Icon name={entry.icon} size={iconSize} />
      <span>{label}</span>
    </>
  );
  const { closed } = entry;
  if (closed) {
    return (
      // Stays within reach of the keyboard, or nobody without a mouse would learn why.
      // biome-ignore lint/a11y/useSemanticElements: a link without an address is none to a screen reader
      <span
        role="link"
        aria-disabled="true"
        tabIndex={0}
        className={className}
        onClick={() => onClosed?.(closed)}
        onKeyDown={({ key }) => key === 'Enter' && onClosed?.(closed)}
      >
        {content}
        <span className={reasonClassName}>{closed}</span>
      </span>
    );
  }
  return (
    <Link
      to={entry.path}
      replace={replace}
      className={className}
      aria-current={isLit(entry.path, pathname, matches) ? 'page' : undefined}
      onPointerEnter={() => hintRoute(entry.path)}
      onFocus={() => hintRoute(entry.path)}
      onPointerDown={() => hintData(entry.path)}
      onClick={(event) => {
        if (!opensElsewhere(event)) onFollow?.();
      }}
    >
      {content}
    </Link>
  );
}
