import { aUnit, chosen, ORDER, premium, UNIT } from './unit-packages';

/** Premium, as it is confirmed. */
export const confirmed = {
  order_id: ORDER,
  ordered_at: '2026-11-20T06:42:00Z',
  terms: premium,
  unit: aUnit({ scheduled: chosen(premium, ORDER), offers: [], version: 3 }),
};

/** The id of an order is made up by the page. */
export function answerOrders(answer: (sent: unknown) => unknown): jest.Mock {
  const place = jest.fn(answer);
  const otherwise = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'PUT') return otherwise(input, init);
    expect(String(input)).toContain(`/units/${UNIT}/package-orders/`);
    const answered = place(JSON.parse(String(init.body)));
    return answered instanceof Response ? answered : Response.json(answered, { status: 201 });
  };
  return place;
}

export const refused = (code: string) =>
  Response.json(
    { type: 'about:blank', title: code, status: 409, instance: 'x', code, message: code },
    { status: 409 },
  );
