import { FileDrop, type FileLimits, UploadList, type Uploads } from '@manzil/shared/forms/uploads';
import { ApiError } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Example, Examples } from './example';
import { LONG_TITLE, nothing, RIGHT_TO_LEFT } from './samples';

const MEGABYTE = 1_048_576;

const limits: FileLimits = {
  maxBytes: 10 * MEGABYTE,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
};

type State = Uploads['items'][number]['state'];

const states: readonly [name: string, state: State][] = [
  ['reisepass.pdf', { is: 'checking' }],
  ['mietvertrag.pdf', { is: 'kept' }],
  ['kaufvertrag.pdf', { is: 'waiting' }],
  ['wohnsitznachweis.pdf', { is: 'sending', fraction: 0.4 }],
  ['visum.pdf', { is: 'sending', fraction: 1 }],
  ['ejari.pdf', { is: 'done' }],
  ['foto.heic', { is: 'refused', why: 'heic' }],
  ['gescannt.jpg', { is: 'refused', why: 'size' }],
  ['leer.pdf', { is: 'refused', why: 'empty' }],
  ['tabelle.xlsx', { is: 'refused', why: 'type' }],
  ['ordner', { is: 'refused', why: 'unreadable' }],
  [
    'geschützt.pdf',
    {
      is: 'refused',
      why: new ApiError(422, 'kit.refused', 'Diese Datei ist mit einem Passwort geschützt.'),
    },
  ],
  ['vollmacht.pdf', { is: 'failed', why: new ApiError(0, 'network.unreachable') }],
  [`${LONG_TITLE}.pdf`, { is: 'failed', why: new ApiError(500, 'kit.refused') }],
  [`${RIGHT_TO_LEFT}.pdf`, { is: 'done' }],
];

const uploads: Uploads = {
  items: states.map(([name, state], at) => ({
    id: String(at),
    file: new File(
      [new Uint8Array(state.is === 'refused' && state.why === 'size' ? 14 * MEGABYTE : MEGABYTE)],
      name,
    ),
    about: null,
    state,
  })),
  known: ['reisepass.pdf'],
  backOnline: true,
  add: nothing,
  release: nothing,
  remove: nothing,
  retry: nothing,
};

export const FileUploads = () => (
  <Section title="Uploads">
    <Examples>
      <Example name="FileDrop" wide>
        <FileDrop limits={limits} onFiles={nothing} />
      </Example>
      <Example name="FileDrop, one file" wide>
        <FileDrop limits={limits} multiple={false} onFiles={nothing} />
      </Example>
      <Example name="UploadList" wide>
        <UploadList uploads={uploads} limits={limits} onGone={nothing} />
      </Example>
    </Examples>
  </Section>
);
