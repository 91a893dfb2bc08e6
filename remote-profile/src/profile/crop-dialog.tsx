import { changeAvatar } from '@manzil/shared/contract/avatars/operations';
import { Refusal } from '@manzil/shared/forms';
import { uploadFile } from '@manzil/shared/forms/upload-file';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { type Crop, wholeOf } from './crop';
import styles from './crop.module.css';
import { CropArea } from './crop-area';
import { cropped } from './draw-crop';
import { showAvatar } from './person.api';
import { ZoomButtons } from './zoom-buttons';

type CropDialogProps = {
  file: File;
  onClose: () => void;
};

export default function CropDialog({ file, onClose }: CropDialogProps) {
  const { t, language } = useTexts('profile/profile');
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });

  useEffect(() => {
    let gone = false;
    createImageBitmap(file).then(
      (bitmap) => {
        if (gone) return;
        setPicture(bitmap);
        setCrop(wholeOf(bitmap));
      },
      () => !gone && setUnreadable(true),
    );
    return () => {
      gone = true;
    };
  }, [file]);

  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const save = useWrite({
    send: async (shown: ImageBitmap) => {
      sending.current = new AbortController();
      const { signal } = sending.current;
      return uploadFile({
        path: changeAvatar.path,
        file: await cropped(shown, crop),
        schema: changeAvatar.answer,
        language,
        signal,
        progress: () => undefined,
      });
    },
    told: t('avatar.saved'),
  });
  const send = async (shown: ImageBitmap) => {
    showAvatar(await save.send(shown));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('avatar.title')}
      closeLabel={t('avatar.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('profile.cancel')}</Button>
          {picture && (
            <Button
              variant="primary"
              busy={save.busy}
              busyLabel={t('profile.saving')}
              onClick={() => void send(picture).catch(() => undefined)}
            >
              {t('avatar.save')}
            </Button>
          )}
        </>
      }
    >
      {unreadable && <p role="alert">{t('avatar.unreadable')}</p>}
      {!picture && !unreadable && <Spinner text={t('avatar.opening')} />}
      {picture && (
        <>
          <CropArea picture={picture} crop={crop} onCrop={setCrop} />
          <ZoomButtons picture={picture} crop={crop} onCrop={setCrop} />
          <p className={styles.hint}>{t('avatar.hint')}</p>
          <Refusal error={save.error} refused={t('avatar.not_saved')} />
        </>
      )}
    </Dialog>
  );
}
