import { useLocation } from 'react-router';
import { DeclarationPage } from './declarations/declaration-page';

/** Ending a contract without signing in: `/cancellation` (§ 312k BGB) and `/withdrawal` (§ 356a BGB). */
export default function DeclarationScreen() {
  const kind = useLocation().pathname.startsWith('/withdrawal') ? 'withdrawal' : 'cancellation';
  return <DeclarationPage key={kind} kind={kind} />;
}
