import { useApiForm } from '@manzil/shared/forms';
import { FactorField } from '@manzil/shared/forms/fields/factor-field';
import { ApiError } from '@manzil/shared/runtime';
import { useEffect } from 'react';
import { Example, Examples } from './example';
import { nothing } from './samples';

type Values = { code: string };

const useCodeForm = () =>
  useApiForm<Values, Values, Values>({
    values: { code: '' },
    schema: { safeParse: (values) => ({ success: true, data: values as Values }) },
    send: async (values) => values,
    sent: nothing,
    leave: 'free',
  });

export function FactorCode() {
  const empty = useCodeForm();
  const wrong = useCodeForm();
  useEffect(() => {
    const code = 'Dieser Code stimmt nicht. Nimm den, der jetzt in deiner App steht.';
    wrong.refuse(new ApiError(422, 'kit.refused', '', { code }));
  }, []);
  return (
    <Examples>
      <Example name="FactorField, empty">
        <FactorField form={empty} />
      </Example>
      <Example name="error and hint">
        <FactorField form={wrong} />
      </Example>
    </Examples>
  );
}
