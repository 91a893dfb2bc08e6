import type { ReactNode } from 'react';

export type FoldProps = {
  open: boolean;
  onToggle: () => void;
  level?: 2 | 3 | 4;
  id?: string | undefined;
  children: ReactNode;
};

export type FoldFrameProps = Omit<FoldProps, 'children'> & {
  kind: 'category' | 'question';
  children: { head: ReactNode; action?: ReactNode; panel: ReactNode };
};
