import { portalConfig } from '@manzil/shared/runtime';
import { useAfterLoad } from '../layout/use-after-load';

const loadConsent = () => import(/* webpackChunkName: "consent" */ './consent-bar');

type ConsentPlaceProps = { aboveBottomBar: boolean };

/** Who cannot be asked has agreed to nothing. Where nothing is collected nobody is asked. */
export function ConsentPlace(props: ConsentPlaceProps) {
  return portalConfig().sentryDsn && <LateBar {...props} />;
}

function LateBar({ aboveBottomBar }: ConsentPlaceProps) {
  const consent = useAfterLoad(loadConsent);
  return consent && <consent.ConsentBar aboveBottomBar={aboveBottomBar} />;
}
