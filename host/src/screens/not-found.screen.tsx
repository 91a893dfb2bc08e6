import { NotFoundMessage } from './errors/not-found-message';

/** For addresses that no part of the portal knows. */
export default function NotFoundScreen() {
  return <NotFoundMessage />;
}
