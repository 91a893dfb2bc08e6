import type { Profile } from '@manzil/shared/contract/profile/profile';
import { dubaiDay } from '@manzil/shared/format/date';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { ChevronRight, FileText, Landmark, MapPin, Package, Settings } from 'lucide';
import { Link } from 'react-router-dom';
import { addressLine } from '../address/address-line';
import { accountState } from '../bank/account-state';
import { BankChip } from '../bank/bank-chip';
import { waitingIn } from '../documents/open-count';
import styles from './profile.module.css';

type ProfileAreasProps = Pick<Profile, 'address' | 'bank_account' | 'documents' | 'document_count'>;

export function ProfileAreas(profile: ProfileAreasProps) {
  const { address, bank_account, documents, document_count } = profile;
  const { t, language } = useTexts('profile/profile');
  const now = new Date();
  const waiting = waitingIn(documents, dubaiDay(now));
  const areas = [
    {
      path: '/profile/address-details',
      icon: MapPin,
      title: t('address.title'),
      summary: address ? addressLine(address, language) : t('profile.not_recorded'),
    },
    {
      path: '/profile/bank-details',
      icon: Landmark,
      title: t('bank.title'),
      summary: bank_account ? maskedIban(bank_account) : t('profile.not_recorded'),
      chip: bank_account && <BankChip state={accountState(bank_account, now)} />,
    },
    {
      path: '/profile/documents',
      icon: FileText,
      title: t('documents.title'),
      summary: [
        t('documents.count', { count: document_count }),
        waiting > 0 && t('documents.open', { count: waiting }),
      ]
        .filter(Boolean)
        .join(', '),
    },
    {
      path: '/packages',
      icon: Package,
      title: t('packages.short'),
      summary: t('packages.summary'),
    },
    {
      path: '/profile/settings',
      icon: Settings,
      title: t('settings.title'),
      summary: t('settings.summary', { language: t(`languages.${language}`) }),
    },
  ];
  return (
    <Section title={t('profile.areas')}>
      <div className={styles.areas}>
        <Rows>
          {areas.map(({ path, icon, title, summary, chip }) => (
            <Row
              key={path}
              icon={icon}
              title={<Link to={path}>{title}</Link>}
              meta={summary}
              aside={
                <>
                  {chip}
                  <LineIcon lines={ChevronRight} size={20} strokeWidth={1.5} />
                </>
              }
              stretched
            />
          ))}
        </Rows>
      </div>
    </Section>
  );
}
