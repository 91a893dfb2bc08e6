import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '../contract/values';
import { usePortal } from './portal-context';

declare global {
  /**
   * Texts by namespace, for the types of their keys. Who loads a namespace adds it: the host (`i18n.ts`), a remote
   * (`texts.d.ts`), a screen (`<screen>.screen.ts`).
   */
  interface TextsByNamespace {}
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: TextsByNamespace;
    returnNull: false;
  }
}

type Namespace = Extract<keyof TextsByNamespace, string>;

/** A screen's namespace, and the one that it shares with the other screens of its remote. */
type Within<Name extends Namespace> = Name extends `${infer Remote}/${string}`
  ? Name | Extract<Remote, Namespace>
  : Name;

type KeyOf<Name extends Namespace> = Name extends Namespace ? ParseKeys<Name> : never;

/** A key of a namespace; of a screen's, also one of the texts that the screens of its remote share. */
export type TextKey<Name extends Namespace> = KeyOf<Within<Name>>;

/** How the user is spoken to: texts, and the language of figures and dates. */
export type TextsOf<Name extends Namespace> = {
  t: (key: TextKey<Name>, values?: Readonly<Record<string, unknown>>) => string;
  language: Language;
};

/**
 * The words of a screen with those that its remote's screens share, or of a remote alone.
 * @param name `units/dashboard`, `units`
 */
export function useTexts<Name extends Namespace>(name: Name): TextsOf<Name> {
  const { language } = usePortal();
  const remote = name.split('/')[0] as Name;
  const { t } = useTranslation(remote === name ? name : [name, remote], { nsMode: 'fallback' });
  return { t: t as TextsOf<Name>['t'], language };
}
