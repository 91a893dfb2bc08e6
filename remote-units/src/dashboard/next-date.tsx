import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { agendaTitle } from '@manzil/shared/format/agenda-title';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';

export default function NextDate({ entry }: { entry: AgendaEntry }) {
  const { t, language } = useTexts('units/dashboard');
  const day = formatDay(entry.on, language);
  return <>{t('decisions.next', { day, title: agendaTitle(entry, language) })}</>;
}
