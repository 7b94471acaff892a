/** Forms: state and validation by react-hook-form, fields of the house. */
export { Controller, useWatch, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
export { Checkbox } from './Checkbox';
export { PasswordField } from './PasswordField';
export { TextField } from './TextField';
export { useForm } from './useForm';
