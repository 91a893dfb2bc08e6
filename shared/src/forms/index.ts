export type { ApiForm } from './api-form';
export { EmailField, LongTextField, PasswordField, SelectField, TextField } from './fields';
export { Form } from './form';
export { FormEnd, Refusal } from './form-end';
export { LeaveQuestion } from './leave-question';
export { useApiForm } from './use-api-form';
