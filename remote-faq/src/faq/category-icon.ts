import type { Lines } from '@manzil/shared/ui/line-icon';
import { Building2, CircleHelp, ClipboardCheck, KeyRound, Users } from 'lucide';

const icons = new Map<string, Lines>([
  ['key-round', KeyRound],
  ['clipboard-check', ClipboardCheck],
  ['building-2', Building2],
  ['users', Users],
]);

export const categoryIcon = (name: string): Lines => icons.get(name) ?? CircleHelp;
