import {
  BookOpen,
  Building2,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  Square,
  User,
  Wallet,
} from 'lucide';
import { LineIcon, type Lines } from '../line-icon/line-icon';

const icons = {
  'layout-dashboard': LayoutDashboard,
  'building-2': Building2,
  wallet: Wallet,
  'file-text': FileText,
  'book-open': BookOpen,
  user: User,
  'life-buoy': LifeBuoy,
} as const satisfies Record<string, Lines>;

export type IconName = keyof typeof icons;

type IconProps = {
  /** A name from a remote's registry entry; an unknown one draws a plain square. */
  name: string;
  /** Pixels: 20 in rows and navigation, 24 in the bottom bar. */
  size?: 20 | 24;
};

/** An icon by name; decorative, so it always stands beside a word. */
export function Icon({ name, size = 20 }: IconProps) {
  const drawn: Lines = isIconName(name) ? icons[name] : Square;
  return <LineIcon lines={drawn} size={size} strokeWidth={1.5} />;
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
