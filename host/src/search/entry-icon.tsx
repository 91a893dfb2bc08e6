import { LineIcon, type Lines } from '@manzil/shared/ui/line-icon';
import {
  ArrowRight,
  BookOpen,
  Building,
  Building2,
  CalendarDays,
  ChevronDown,
  CircleHelp,
  Download,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Pencil,
  Phone,
  Settings,
  Upload,
  User,
  Wallet,
} from 'lucide';

const icons = new Map<string, Lines>(
  Object.entries({
    'arrow-right': ArrowRight,
    'book-open': BookOpen,
    building: Building,
    'building-2': Building2,
    'calendar-days': CalendarDays,
    'chevron-down': ChevronDown,
    'circle-help': CircleHelp,
    download: Download,
    'file-text': FileText,
    'layout-dashboard': LayoutDashboard,
    'life-buoy': LifeBuoy,
    'log-out': LogOut,
    pencil: Pencil,
    phone: Phone,
    settings: Settings,
    upload: Upload,
    user: User,
    wallet: Wallet,
  }),
);

/** By the name that a remote gives; an arrow for one that this version does not know. */
export const EntryIcon = ({ name }: { name: string }) => (
  <LineIcon lines={icons.get(name) ?? ArrowRight} size={20} strokeWidth={1.5} />
);
