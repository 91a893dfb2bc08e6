import { useAfterLoad } from '../layout/use-after-load';

const loadBar = async () =>
  (await import(/* webpackChunkName: "consent" */ './consent-bar')).ConsentBar;

/** Who cannot be asked has agreed to nothing. */
export function ConsentPlace({ aboveBottomBar }: { aboveBottomBar: boolean }) {
  const Bar = useAfterLoad(loadBar);
  return Bar && <Bar aboveBottomBar={aboveBottomBar} />;
}
