/** What the page asks with; each answer is set before it is asked for. */
export const fetchMock = jest.spyOn(globalThis, 'fetch');

export const answer = (status: number, body: object) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));

type Problem = { code?: string; fields?: Record<string, string>; challenge?: string };

export const refuse = (status: number, message: string, { code = 'x', ...rest }: Problem = {}) =>
  answer(status, {
    type: 'about:blank',
    title: 'x',
    status,
    instance: '1',
    code,
    message,
    ...rest,
  });

/** The next request does not get through. */
export const lose = () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
