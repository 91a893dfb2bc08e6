import { type ApiError, isApiError, usePortal } from '@manzil/shared/runtime';
import { locales } from '../../format/language';
import type { FileFault, FileLimits } from './check-file';
import { formatMegabytes } from './file-size';
import de from './texts/de.json';
import en from './texts/en.json';
import type { Upload, UploadState } from './upload-state';

type Texts = Readonly<Record<keyof typeof de, string>>;
const texts: Readonly<Record<'de' | 'en', Texts>> = { de, en };

const TYPE_NAMES = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' } as const;

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

type Outcome = Extract<UploadState, { is: 'refused' | 'failed' }>;

export function useUploadWords({ maxBytes, types }: FileLimits) {
  const { language } = usePortal();
  const words = texts[language];
  const limit = formatMegabytes(maxBytes, language);
  const size = ({ size: bytes }: File): string => formatMegabytes(bytes, language);
  const listed = (type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(locales[language], { type }).format(types.map((each) => TYPE_NAMES[each]));

  const fault = (why: FileFault, file: File): string =>
    fill(words[why], { size: size(file), limit, types: listed('conjunction') });

  function failure({ code, message }: ApiError): string {
    if (code === 'network.unreachable') return words.unreachable;
    return code === 'network.late' ? words.late : message || words.failed;
  }

  const refusal = ({ fields, message }: ApiError): string =>
    Object.values(fields)[0] ?? (message || words.refused);

  return {
    ...words,
    hint: fill(words.types, { types: listed('disjunction'), size: limit }),
    sending: (file: File, fraction: number): string =>
      fill(words.sending, { percent: Math.floor(fraction * 100), size: size(file) }),
    named: (
      key: 'progress' | 'cancel_named' | 'retry_named' | 'remove_named',
      { file }: Upload,
    ): string => fill(words[key], { name: file.name }),
    known: (names: readonly string[]): string =>
      fill(names.length === 1 ? words.known_one : words.known_other, {
        name: names[0] ?? '',
        count: names.length,
      }),
    outcome: (state: Outcome, file: File): string => {
      if (!isApiError(state.why)) return fault(state.why, file);
      return state.is === 'failed' ? failure(state.why) : refusal(state.why);
    },
  };
}

export type UploadWords = ReturnType<typeof useUploadWords>;
