import type { Profile } from '@manzil/shared/contract/profile/profile';
import { dubaiDay, formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Download } from 'lucide';
import { useLateDialog } from './use-late-dialog';

const loadExportDialog = () => import(/* webpackChunkName: "export-dialog" */ './export-dialog');
const loadErasureDialog = () => import(/* webpackChunkName: "erasure-dialog" */ './erasure-dialog');

export function DataPart({ erasure_requested_at: requested }: Profile) {
  const { t, language } = useTexts('profile/profile');
  const exporting = useLateDialog(loadExportDialog);
  const erasing = useLateDialog(loadErasureDialog);
  return (
    <Section id="data" title={t('data.title')}>
      <Rows>
        <Row
          title={t('data.export')}
          meta={t('data.export_text')}
          aside={
            <Button size="compact" icon={Download} aria-haspopup="dialog" onClick={exporting.show}>
              {t('data.export_save')}
            </Button>
          }
        />
        <Row
          title={t('data.erasure')}
          meta={
            requested
              ? t('data.erasure_requested', {
                  day: formatDay(dubaiDay(new Date(requested)), language),
                })
              : t('data.erasure_text')
          }
          aside={
            !requested && (
              <Button size="compact" aria-haspopup="dialog" onClick={erasing.show}>
                {t('data.erasure_ask')}
              </Button>
            )
          }
        />
      </Rows>
      {exporting.dialog}
      {erasing.dialog}
    </Section>
  );
}
