import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Check } from 'lucide';
import styles from './details.module.css';
import type { DetailsTexts } from './details-texts';

export function Services({ texts }: { texts: DetailsTexts['services'] }) {
  return (
    <section>
      <h2 className="title-1">{texts.title}</h2>
      <ul className={styles.services}>
        {texts.items.map((service) => (
          <li key={service.id} className={styles.service}>
            <div>
              <h3 className="title-2">{service.title}</h3>
              <p className={styles.text}>{service.text}</p>
            </div>
            <ul className={styles.points}>
              {service.points.map((point) => (
                <li key={point} className={styles.point}>
                  <LineIcon lines={Check} size={16} strokeWidth={1.75} />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
