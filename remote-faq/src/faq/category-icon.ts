import {
  Building2,
  CircleHelp,
  ClipboardCheck,
  KeyRound,
  type LucideIcon,
  Users,
} from 'lucide-react';

const icons = new Map<string, LucideIcon>([
  ['key-round', KeyRound],
  ['clipboard-check', ClipboardCheck],
  ['building-2', Building2],
  ['users', Users],
]);

/** The icon that a category names; a question mark for an unknown name. */
export const categoryIcon = (name: string): LucideIcon => icons.get(name) ?? CircleHelp;
