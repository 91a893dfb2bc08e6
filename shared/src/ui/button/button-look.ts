import type { Lines } from '../line-icon/line-icon';

type ButtonVariant = 'primary' | 'ghost' | 'danger' | 'quiet';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  /** `form` is 48 px high and fills its column; `compact` is 36 px from 992 px on. */
  size?: 'regular' | 'compact' | 'form' | undefined;
  icon?: Lines | undefined;
};
