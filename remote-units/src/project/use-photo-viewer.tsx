import type { ConstructionPhoto } from '@manzil/shared/contract/projects/projects';
import { showAlert, useTexts } from '@manzil/shared/runtime';
import { loadWithRetries } from '@manzil/shared/runtime/retry';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { PhotoViewerProps } from './photo-viewer';

const load = async () =>
  (await import(/* webpackChunkName: "photo-viewer" */ './photo-viewer')).default;

/** Loaded when the first photo is opened. */
export function usePhotoViewer(photos: readonly ConstructionPhoto[]): {
  viewer: ReactNode;
  open: (index: number) => void;
} {
  const { t } = useTexts('units/project');
  const [Viewer, setViewer] = useState<ComponentType<PhotoViewerProps>>();
  const [index, setIndex] = useState<number | null>(null);

  function open(at: number) {
    setIndex(at);
    loadWithRetries(load).then(
      (loaded) => setViewer(() => loaded),
      () => {
        setIndex(null);
        showAlert({ type: 'error', title: t('photos.failed'), message: t('photos.failed_text') });
      },
    );
  }

  const viewer = Viewer && index !== null && (
    <Viewer photos={photos} index={index} onClose={() => setIndex(null)} />
  );
  return { viewer, open };
}
