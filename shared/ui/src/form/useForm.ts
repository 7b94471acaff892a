import { useState } from 'react';
import { useForm as useHookForm, type FieldValues, type UseFormProps } from 'react-hook-form';
import { singleFlight } from '../core/singleFlight';

/** The form of react-hook-form; but while it is being sent, a second tap or a held Enter key sends nothing. */
export function useForm<Fields extends FieldValues>(options?: UseFormProps<Fields>) {
  const form = useHookForm(options);
  const [once] = useState(singleFlight);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      event?.preventDefault();
      return once(() => submit(event));
    };
  };
  return { ...form, handleSubmit };
}
