import { defineRemote } from '@manzil/shared/runtime';
import type texts from '../locales/de.json';

declare global {
  interface TextsByNamespace {
    knowledge: typeof texts;
  }
}

export default defineRemote({
  texts: {
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  screens: {
    hub: () => import(/* webpackChunkName: "hub" */ './hub/hub.screen'),
    article: () => import(/* webpackChunkName: "article" */ './article/article.screen'),
    course: () => import(/* webpackChunkName: "course" */ './course/course.screen'),
    lesson: () => import(/* webpackChunkName: "lesson" */ './lesson/lesson.screen'),
  },
});
