import type { Profile } from '@manzil/shared/contract/profile/profile';
import { apiAddress, isApiError, showAlert, useTexts } from '@manzil/shared/runtime';
import { Avatar } from '@manzil/shared/ui/avatar';
import { Button } from '@manzil/shared/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide';
import { useRef, useState } from 'react';
import { LatePart } from '../late-part';
import { useFocusAfter } from '../use-focus-after';
import { removeAvatar, showAvatar } from './person.api';
import styles from './profile.module.css';

const loadCropDialog = () => import(/* webpackChunkName: "crop-dialog" */ './crop-dialog');

export function AvatarPart({ first_name, last_name, avatar }: Profile) {
  const { t, language } = useTexts('profile/profile');
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const onRemoval = useFocusAfter(
    (removed: string) => avatar !== removed,
    () => chooseButton.current,
  );
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => removeAvatar(language),
    onSuccess: (answer) => {
      if (avatar) onRemoval(avatar);
      showAvatar(answer);
      showAlert({ type: 'success', title: t('avatar.removed') });
    },
    onError: (error) => {
      const message = isApiError(error) ? error.message : '';
      showAlert({ type: 'error', title: t('avatar.not_removed'), message });
    },
  });
  return (
    <div className={styles.picture}>
      <Avatar name={`${first_name} ${last_name}`} src={avatar && apiAddress(avatar)} size="large" />
      <div className={styles.pictureActions}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('avatar.choose')}
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0] ?? null);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button
          ref={chooseButton}
          variant="quiet"
          size="compact"
          icon={Camera}
          onClick={() => input.current?.click()}
        >
          {t(avatar ? 'avatar.change' : 'avatar.choose')}
        </Button>
        {avatar && (
          <Button variant="quiet" size="compact" busy={isPending} onClick={() => remove()}>
            {t('avatar.remove')}
          </Button>
        )}
      </div>
      {file && (
        <LatePart
          load={loadCropDialog}
          props={{ file, onClose: () => setFile(null) }}
          giveUp={() => setFile(null)}
        />
      )}
    </div>
  );
}
