import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { RegistrySlot, SlotName } from '../boot/boot-document';
import { reportError } from '../reporting/report-error';
import { loadPart } from './load-code';
import { slotFilling } from './registry';

type SlotProps = {
  name: SlotName;
  pending: ReactNode;
  /** Where no remote fills the slot, or the one that does cannot be had or breaks. */
  fallback: ReactNode;
};

/** Parts that have arrived: a slot that is shown again shows its part at once. */
const arrived = new WeakMap<RegistrySlot, ComponentType>();

/** Asks for the remote's code when it is shown, and again when shown again. */
export function Slot({ name, pending, fallback }: SlotProps) {
  const [filled] = useState(() => slotFilling(name));
  const [part, setPart] = useState(() => filled && arrived.get(filled.filling));
  const [missing, setMissing] = useState(!filled);

  // Not by Suspense: a fallback that has shown holds the content back for 300 ms.
  useEffect(() => {
    if (!filled || part) return;
    const { remote, filling } = filled;
    loadPart(remote.name, filling.part).then(
      (loaded) => {
        arrived.set(filling, loaded);
        setPart(() => loaded);
      },
      (error: unknown) => {
        reportError(error);
        setMissing(true);
      },
    );
  }, [filled, part]);

  if (missing) return fallback;
  if (!part) return pending;
  const Part = part;
  return (
    <RemoteBoundary fallback={fallback}>
      <Part />
    </RemoteBoundary>
  );
}

type BoundaryProps = { fallback: ReactNode; children: ReactNode };

class RemoteBoundary extends Component<BoundaryProps, { broken: boolean }> {
  static getDerivedStateFromError() {
    return { broken: true };
  }

  override state = { broken: false };

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
