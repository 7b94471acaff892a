import { useState } from 'react';
import {
  useForm as useHookForm,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { singleFlight } from '../core/singleFlight';

/** react-hook-form’s `useForm`, protected against double submits by a second tap or a held Enter key. */
export function useForm<Fields extends FieldValues>(options?: UseFormProps<Fields>): UseFormReturn<Fields> {
  const form = useHookForm(options);
  const [runOnce] = useState(singleFlight);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      event?.preventDefault();
      return runOnce(() => submit(event));
    };
  };
  return { ...form, handleSubmit };
}
