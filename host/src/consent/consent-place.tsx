import { portalConfig } from '@manzil/shared/runtime';
import { useAfterLoad } from '../layout/use-after-load';

const loadBar = async () =>
  (await import(/* webpackChunkName: "consent" */ './consent-bar')).ConsentBar;

type ConsentPlaceProps = { aboveBottomBar: boolean };

/** Who cannot be asked has agreed to nothing. Where nothing is collected nobody is asked. */
export function ConsentPlace(props: ConsentPlaceProps) {
  return portalConfig().sentryDsn && <LateBar {...props} />;
}

function LateBar({ aboveBottomBar }: ConsentPlaceProps) {
  const Bar = useAfterLoad(loadBar);
  return Bar && <Bar aboveBottomBar={aboveBottomBar} />;
}
