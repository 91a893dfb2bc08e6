import type { ApiForm, FormValues } from '../api-form';

type Leaving = { target: unknown; relatedTarget?: unknown };

/** For values with a form of their own, a day or a telephone number: told when the field is left. */
export const toldOnLeaving = <Values extends FormValues>(
  form: ApiForm<Values>,
): ApiForm<Values> => ({
  ...form,
  register: (name) => {
    const { onBlur, ...bound } = form.register(name);
    return {
      ...bound,
      onBlur: async (event: Leaving) => {
        await onBlur(event);
        if (isToldNow(event)) form.check(name);
      },
    };
  },
});

/** Not of an empty field, nor on the way to a button of the form, which would move under the pointer. */
function isToldNow({ target, relatedTarget }: Leaving): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const presses = relatedTarget instanceof HTMLButtonElement && relatedTarget.form === target.form;
  return !presses && (target.value !== '' || target.validity.badInput);
}
