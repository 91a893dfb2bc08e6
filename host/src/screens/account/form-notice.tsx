import type { ApiError } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { TriangleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';

/** What a form remembers of a refusal that belongs to none of its fields. */
export const wholeForm = ({ status, message }: ApiError) => ({
  type: status === 0 ? 'unreachable' : 'refused',
  message,
});

type FormNoticeProps = {
  error: { type?: string | number; message?: string } | undefined;
  /** Says what does not work when the API refuses. */
  refused: string;
};

/** Why a form was not taken, in the API's words where it has some. */
export function FormNotice({ error, refused }: FormNoticeProps) {
  const { t } = useTranslation();
  if (!error) return null;
  const unreachable = error.type === 'unreachable';
  return (
    <div role="alert">
      <Notice
        tone="danger"
        icon={TriangleAlert}
        title={unreachable ? t('form.unreachable') : refused}
      >
        {error.message || t(unreachable ? 'form.unreachable_text' : 'form.refused_text')}
      </Notice>
    </div>
  );
}
