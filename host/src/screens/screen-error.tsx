import { isApiError } from '@manzil/shared/runtime';
import { isNetworkFault, lateArrival } from '@manzil/shared/runtime/retry';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { RotateCw } from 'lucide';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router';
import { RemoteUnavailableError } from '../federation/load-remote';
import { reportError } from '../reporting/report-error';
import { ClosedAreaError } from '../session/closed-area';
import { ClosedArea } from './errors/closed-area';
import { errorNumber } from './errors/error-number';
import { NotFoundMessage } from './errors/not-found-message';

const isMissing = (error: unknown): boolean =>
  isApiError(error, 404) || (isRouteErrorResponse(error) && error.status === 404);

function kindOf(error: unknown): 'remote' | 'offline' | 'page' {
  if (error instanceof RemoteUnavailableError || isNetworkFault(error))
    return navigator.onLine ? 'remote' : 'offline';
  return isApiError(error, 0) ? 'offline' : 'page';
}

export default function ScreenError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const busy = useNavigation().state !== 'idle';
  async function retry() {
    // To the anchor only then: the same address with an anchor is a jump within the page to the router.
    await navigate(pathname + search, { replace: true });
    if (hash && !window.location.hash) await navigate({ search, hash }, { replace: true });
  }
  const closed = error instanceof ClosedAreaError;
  useEffect(() => {
    if (!closed) reportError(error);
  }, [error, closed]);
  // Chunks have 120 s (specification §7): late ones are shown, but not to who is on the way elsewhere or in a dialog.
  useEffect(() => {
    let waiting = !busy;
    lateArrival(error).then(
      () => {
        if (waiting && !document.querySelector('dialog[open]')) void retry();
      },
      () => undefined,
    );
    return () => {
      waiting = false;
    };
  }, [error, busy]);
  if (closed) return <ClosedArea reason={error.reason} />;
  if (isMissing(error)) return <NotFoundMessage />;
  const kind = kindOf(error);
  return (
    <ErrorState
      level={1}
      title={t(`error.${kind}`)}
      message={t(`error.${kind}_text`)}
      action={
        <Button
          variant="primary"
          icon={RotateCw}
          busy={busy}
          busyLabel={t('error.busy')}
          onClick={retry}
        >
          {t('error.retry')}
        </Button>
      }
      errorId={kind === 'offline' ? undefined : t('error.id', { id: errorNumber(error) })}
    />
  );
}
