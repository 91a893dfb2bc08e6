import {
  ApiError,
  answerOf,
  apiAddress,
  holdReload,
  regainingSession,
} from '@manzil/shared/runtime';

/** Nothing has gone out and nothing has come back for so long: nothing will. In all it may take as long as it takes. */
const SILENT_MS = 120_000;

export type AnswerSchema<Answer> = {
  safeParse: (value: unknown) => { success: true; data: Answer } | { success: false };
};

type Sending<Answer> = {
  /** Below the API's base. */
  path: string;
  file: Blob;
  schema: AnswerSchema<Answer>;
  language: string;
  signal: AbortSignal;
  /** Told how much has gone out, from 0 to 1. */
  progress: (fraction: number) => void;
};

type Received = { status: number; body: unknown };

function put({ path, file, language, signal, progress }: Sending<unknown>): Promise<Received> {
  return new Promise((resolve, reject) => {
    // biome-ignore lint/plugin/fetch: fetch does not tell how much of a body has gone out
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    function heard(): void {
      clearTimeout(silence);
      silence = setTimeout(() => {
        reject(new ApiError(0, 'network.late'));
        request.abort();
      }, SILENT_MS);
    }
    const abort = () => request.abort();

    request.open('PUT', apiAddress(path));
    request.withCredentials = true;
    request.responseType = 'json';
    request.setRequestHeader('accept-language', language);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      heard();
      progress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(new ApiError(0, 'network.unreachable'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    heard();
    request.send(file);
  });
}

/**
 * The portal does not reload meanwhile. Where the session has ended it is regained, and the file is sent once more.
 * @throws ApiError, with status 0 when the connection breaks or is silent for 120 s: what was sent may have arrived;
 * what `signal` was aborted with
 */
export async function uploadFile<Answer>(sending: Sending<Answer>): Promise<Answer> {
  const { schema, signal } = sending;
  const regainSession = regainingSession();
  const release = holdReload();
  try {
    if (signal.aborted) throw signal.reason;
    const first = await put(sending);
    const again = first.status === 401 && (await regainSession()) && !signal.aborted;
    const { status, body } = again ? await put(sending) : first;
    return answerOf(status, body, schema);
  } finally {
    release();
  }
}
