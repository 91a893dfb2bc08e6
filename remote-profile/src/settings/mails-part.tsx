import { MailedTopic, type Settings } from '@manzil/shared/contract/settings/settings';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { useId } from 'react';
import type { ChangingSettings } from './changing-settings';
import { NotSaved, SavedNote } from './saved-note';
import styles from './settings.module.css';

const topics = MailedTopic.options;

type MailsPartProps = { settings: Settings; changing: ChangingSettings };

export function MailsPart({ settings, changing }: MailsPartProps) {
  const { t } = useTexts('profile/settings');
  return (
    <Section
      id="mails"
      title={t('settings.parts.mails')}
      note={<SavedNote changing={changing} choices={topics} />}
    >
      <p className={styles.lead}>{t('settings.mails_lead')}</p>
      <NotSaved changing={changing} choices={topics} />
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('settings.topic')}</th>
            <th scope="col">{t('settings.email')}</th>
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <TopicRow
              key={topic}
              topic={topic}
              wanted={settings.notifications[topic].email}
              onChange={(wanted) => changing.change(topic, wanted ? 'on' : 'off')}
            />
          ))}
          <tr>
            <th scope="row">
              {t('settings.topics.security')}
              <span className={styles.example}>{t('settings.examples.security')}</span>
            </th>
            <td>{t('settings.always')}</td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

type TopicRowProps = {
  topic: MailedTopic;
  wanted: boolean;
  onChange: (wanted: boolean) => void;
};

function TopicRow({ topic, wanted, onChange }: TopicRowProps) {
  const { t } = useTexts('profile/settings');
  const id = useId();
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{t(`settings.topics.${topic}`)}</label>
        <span className={styles.example} id={`${id}example`}>
          {t(`settings.examples.${topic}`)}
        </span>
      </th>
      <td>
        <label className={styles.cell}>
          <span className="visually-hidden">{t('settings.email')}</span>
          <input
            type="checkbox"
            id={id}
            className={styles.box}
            checked={wanted}
            aria-describedby={`${id}example`}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        </label>
      </td>
    </tr>
  );
}
