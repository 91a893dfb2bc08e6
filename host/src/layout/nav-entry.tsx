import { Icon } from '@manzil/shared/ui/icon';
import { opensElsewhere } from '@manzil/shared/ui/opens-elsewhere';
import { NavLink } from 'react-router';
import type { RegistryNav } from '../boot/boot-document';
import { hintData, hintRoute } from '../federation/hints';

type NavEntryProps = {
  entry: RegistryNav;
  label: string;
  className: string | undefined;
  iconSize: 20 | 24;
  replace?: boolean;
  /** Called when it is followed in this tab. */
  onFollow?: () => void;
};

/** A link to an area of a remote; it asks for the area's files before it is followed. */
export function NavEntry({
  entry,
  label,
  className,
  iconSize,
  replace = false,
  onFollow,
}: NavEntryProps) {
  return (
    <NavLink
      to={entry.path}
      replace={replace}
      className={className ?? ''}
      onPointerEnter={() => hintRoute(entry.path)}
      onFocus={() => hintRoute(entry.path)}
      onPointerDown={() => hintData(entry.path)}
      onClick={(event) => {
        if (!opensElsewhere(event)) onFollow?.();
      }}
    >
      <Icon name={entry.icon} size={iconSize} />
      <span>{label}</span>
    </NavLink>
  );
}
