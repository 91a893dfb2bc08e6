import type { ConstructionPhoto } from '@manzil/shared/contract/projects/projects';
import { useTexts } from '@manzil/shared/runtime';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { photoSources, photoWidths } from './photo-sources';
import styles from './photo-viewer.module.css';
import { photoWords } from './photo-words';

export type PhotoViewerProps = {
  photos: readonly ConstructionPhoto[];
  index: number;
  onClose: () => void;
};

/** One photo after the other on the whole screen: by arrows, swipe and Esc, enlarged by wheel or two fingers. */
export default function PhotoViewer({ photos, index, onClose }: PhotoViewerProps) {
  const { t, language } = useTexts('units/project');
  const slides = photos.map((photo) => {
    const { src, width, height } = photoSources(photo);
    const { alt } = photoWords(photo, language);
    return { src, width, height, srcSet: photoWidths(photo), alt };
  });
  const single = photos.length === 1;
  return (
    <Lightbox
      open
      index={index}
      close={onClose}
      slides={slides}
      plugins={[Zoom]}
      className={styles.viewer ?? ''}
      carousel={{ finite: true }}
      animation={{ fade: 180, swipe: 240 }}
      labels={{
        Lightbox: t('photos.viewer'),
        'Photo gallery': t('photos.viewer'),
        '{index} of {total}': t('photos.of', { index: '{index}', count: '{total}' }),
        Previous: t('photos.previous'),
        Next: t('photos.next'),
        Close: t('photos.close'),
        'Zoom in': t('photos.zoom_in'),
        'Zoom out': t('photos.zoom_out'),
      }}
      render={{
        ...(single && { buttonPrev: () => null, buttonNext: () => null }),
        slideFooter: ({ slide }) => {
          const at = slides.findIndex(({ src }) => 'src' in slide && slide.src === src);
          const photo = photos[at];
          return (
            photo && (
              <p className={styles.words}>
                {t('photos.of', { index: at + 1, count: photos.length })}
                {photo && ` · ${photoWords(photo, language).caption}`}
              </p>
            )
          );
        },
      }}
    />
  );
}
