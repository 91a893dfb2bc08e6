import { StaleData } from '@manzil/shared/ui/stale-data';
import { StaleNotice } from '@manzil/shared/ui/stale-notice';
import { Example } from './example';
import { nothing } from './samples';

export const StaleExamples = () => (
  <>
    {[false, true].map((busy) => (
      <Example key={String(busy)} name={busy ? 'StaleNotice, busy' : 'StaleNotice'}>
        <StaleNotice
          title="Nicht ganz aktuell"
          retryLabel="Erneut versuchen"
          busy={busy}
          onRetry={nothing}
        >
          Deine Angaben lassen sich gerade nicht aktualisieren.
        </StaleNotice>
      </Example>
    ))}
    <Example name="StaleData">
      <StaleData
        query={{ isRefetchError: true, isFetching: false, refetch: nothing }}
        title="Nicht ganz aktuell"
        retryLabel="Erneut versuchen"
      >
        Deine Buchungen lassen sich gerade nicht aktualisieren.
      </StaleData>
    </Example>
  </>
);
