/** Form state and validation by react-hook-form, with our own fields. */
export { Controller, useWatch, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
export { emailHint, phoneHint } from './contactHints';
export { Checkbox } from './Checkbox';
export { EmailField } from './EmailField';
export { NewPasswordFields } from './NewPasswordFields';
export { newPasswordRules } from './newPasswordRules';
export { PasswordField } from './PasswordField';
export { PhoneField } from './PhoneField';
export { TextField } from './TextField';
export { useForm } from './useForm';
