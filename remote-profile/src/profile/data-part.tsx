import type { Profile } from '@manzil/shared/contract/profile';
import { dubaiDay, formatDay } from '@manzil/shared/format/date';
import { useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from './export-button';

const ErasureDialog = lazy(
  () => import(/* webpackChunkName: "erasure-dialog" */ './erasure-dialog'),
);

/** The investor's rights to their data: a copy of them, and their end. */
export function DataPart({ erasure_requested_at: requested }: Profile) {
  const { t, language } = useWords('profile/profile');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <Section id="data" title={t('data.title')}>
      <Rows>
        <Row title={t('data.export')} meta={t('data.export_text')} aside={<ExportButton />} />
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
              <Button size="compact" aria-haspopup="dialog" onClick={ask}>
                {t('data.erasure_ask')}
              </Button>
            )
          }
        />
      </Rows>
      {asked && (
        <Suspense fallback={null}>
          <ErasureDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
