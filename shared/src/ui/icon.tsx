import {
  BookOpen,
  Building2,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Square,
  User,
  Wallet,
} from 'lucide-react';

const icons = {
  'layout-dashboard': LayoutDashboard,
  'building-2': Building2,
  wallet: Wallet,
  'file-text': FileText,
  'book-open': BookOpen,
  user: User,
  'life-buoy': LifeBuoy,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

type IconProps = {
  /** A name from a remote's registry entry; an unknown one draws a plain square. */
  name: string;
  /** Pixels: 20 in rows and navigation, 24 in the bottom bar. */
  size?: 20 | 24;
};

/** An icon by name; decorative, so it always stands beside a word. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawn: LucideIcon = isIconName(name) ? icons[name] : Square;
  return <Drawn aria-hidden size={size} strokeWidth={1.5} />;
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
