import type { ConstructionUpdate } from '@manzil/shared/contract/projects/projects';
import type { Emirate } from '@manzil/shared/contract/units/units';
import { formatDay } from '@manzil/shared/format/date';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { Sparkle } from 'lucide';
import { Photos } from './photos';
import { RichText } from './rich-text';
import { sourceName } from './source-name';
import styles from './update.module.css';

type Props = { update: ConstructionUpdate; emirate: Emirate; newest: boolean };

export function Update({ update, emirate, newest }: Props) {
  const { t, language } = useTexts('units/project');
  const german = language === 'de';
  return (
    <li>
      <article className={styles.update}>
        <p className="metadata">
          {t('updates.source', {
            day: formatDay(update.published_on, language),
            source: t(`updates.by_${sourceName(update.source, emirate)}`),
            percent: formatBps(update.progress_bps, language),
          })}
        </p>
        {update.is_new && (
          <p>
            <Chip tone="brass" icon={Sparkle}>
              {t('updates.new')}
            </Chip>
          </p>
        )}
        <h3 className={newest ? 'title-2' : 'heading'}>
          {german ? update.title_de : update.title_en}
        </h3>
        <RichText className={styles.body} html={german ? update.body_de : update.body_en} />
        <Photos photos={update.photos} />
      </article>
    </li>
  );
}
