/** What may become of a text on its way in. */
type Form = (sent: string) => string;

/** What becomes of a text that is taken. Default, where something is read back: kept as it was sent. */
export type Fate =
  /** In the form that the contract says. */
  | { is: 'kept'; as: Form }
  /** With what is known, and kept nowhere. `otherwise`: a link that is none leads nowhere, an answer to no question is late. */
  | { is: 'compared'; as?: Form; otherwise?: 404 | 409 }
  /** The page has shown it: another one gets 409, and nothing is kept of it. */
  | { is: 'shown' }
  /** Set here, and asked for at the next sign-in. */
  | { is: 'a new password' }
  /** Answered alike whatever it says: who has an account, and what gives machines away, is nobody's to learn. */
  | { is: 'answered alike' };
