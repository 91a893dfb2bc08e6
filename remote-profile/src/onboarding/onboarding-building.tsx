import { useTexts } from '@manzil/shared/runtime';
import { Building } from '@manzil/shared/ui/drawing/building';
import styles from './onboarding.module.css';
import { onboardingSteps } from './onboarding-steps';

/** Any fixed number: the house of the onboarding is the same for everyone. */
const SEED = 4;
const BAYS = 5;
const YOUR_BAY = 3;

/** A house with one floor per step: what is done stands, the floor in brass is next. What a step is for stands below. */
export function OnboardingBuilding({ done }: { done: number }) {
  const { t } = useTexts('profile/onboarding');
  const floors = onboardingSteps.length;
  const next = onboardingSteps[done];
  return (
    <aside>
      <div className={styles.drawing}>
        <Building
          label={t('drawing', { done, total: floors })}
          drawing={{
            seed: SEED,
            shape: 'slab',
            floors,
            built: done,
            facade: done,
            bays: BAYS,
            unit: { floor: Math.min(done + 1, floors), bay: YOUR_BAY },
          }}
        />
      </div>
      {next && (
        <div className={styles.why}>
          <h2 className={styles.whyTitle}>{t('why')}</h2>
          <p>{t(`steps.${next}.why`)}</p>
        </div>
      )}
    </aside>
  );
}
