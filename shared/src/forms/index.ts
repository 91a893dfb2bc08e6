export { EmailField, LongTextField, PasswordField, SelectField, TextField } from './fields';
export { Form } from './form';
export { FormEnd, Refusal } from './form-end';
export { type ApiForm, useApiForm } from './use-api-form';
