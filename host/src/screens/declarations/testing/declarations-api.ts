import { fetchMock } from '../../testing/answers';

const received_at = '2026-11-21T19:15:00.000Z';
/** `received_at` as a user sees it. */
export const RECEIVED = '21. November 2026, 20:15 Uhr in Deutschland (23:15 Uhr in Dubai)';

type Sent = { id: string; body: Record<string, unknown> };
export const sent = (): Sent[] =>
  fetchMock.mock.calls.map(([url, init]) => ({
    id: String(url).split('/').at(-1) ?? '',
    body: JSON.parse(String(init?.body)),
  }));

/** The API takes it: what it answers is what it was sent. */
export const accept = (also: object = {}) =>
  fetchMock.mockImplementationOnce(async (url, init) => {
    const id = String(url).split('/').at(-1);
    const body = JSON.parse(String(init?.body));
    return new Response(
      JSON.stringify({ ...body, cancellation_id: id, withdrawal_id: id, received_at, ...also }),
      { status: 201 },
    );
  });

export const forgetSent = () => fetchMock.mockReset();
