import { type ComponentType, useEffect, useState } from 'react';
import { retryNetwork } from '../runtime/retry';

/**
 * A part of a form that few need, loaded when it is wanted. Null until then, and where it cannot be had.
 * @param load the same function in every render
 */
export function useLazyPart<Props>(
  wanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ default: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (!wanted || part) return;
    let gone = false;
    retryNetwork(load).then(
      (module) => !gone && setPart(module),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, part, load]);
  return part?.default ?? null;
}
