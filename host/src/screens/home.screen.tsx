import { usePortal } from '@manzil/shared/runtime';
import styles from './home/home.module.css';
import { HomeArticles } from './home/home-articles';
import { HomeContact } from './home/home-contact';
import { HomeHero } from './home/home-hero';
import { HomePackages } from './home/home-packages';
import { HomeProgress } from './home/home-progress';
import { HomeStatement } from './home/home-statement';
import { HomeSteps } from './home/home-steps';
import { homeTexts } from './home/home-texts';
import { HomeTopics } from './home/home-topics';

export default function HomeScreen() {
  const { language } = usePortal();
  const texts = homeTexts(language);
  return (
    <div className={styles.page}>
      <HomeHero texts={texts.hero} />
      <HomeTopics texts={texts.topics} />
      <HomeSteps texts={texts.steps} />
      <HomeProgress texts={texts.progress} />
      <HomeStatement texts={texts.statement} />
      <HomePackages texts={texts.packages} />
      <HomeArticles texts={texts.articles} />
      <HomeContact texts={texts.contact} />
    </div>
  );
}
