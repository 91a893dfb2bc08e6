import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Minus, Plus } from 'lucide';
import { type Crop, zoomed } from './crop';
import styles from './crop.module.css';

const ZOOM_STEP = 1.25;

type ZoomButtonsProps = {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
};

export function ZoomButtons({ picture, crop, onCrop }: ZoomButtonsProps) {
  const { t } = useTexts('profile/profile');
  return (
    <div className={styles.zoom}>
      <Button
        size="compact"
        icon={Minus}
        onClick={() => onCrop(zoomed(picture, crop, 1 / ZOOM_STEP))}
      >
        {t('avatar.smaller')}
      </Button>
      <Button size="compact" icon={Plus} onClick={() => onCrop(zoomed(picture, crop, ZOOM_STEP))}>
        {t('avatar.larger')}
      </Button>
    </div>
  );
}
