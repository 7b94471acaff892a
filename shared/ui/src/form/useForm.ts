import { useLanguage } from '@reelrupee/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useForm as useHookForm,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { singleFlight } from '../core/singleFlight';

/** react-hook-form’s `useForm`, protected against double submits by a second tap or a held Enter key. */
export function useForm<Fields extends FieldValues>(options?: UseFormProps<Fields>): UseFormReturn<Fields> {
  const form = useHookForm(options);
  const [runOnce] = useState(singleFlight);
  useErrorsInLanguage(form);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      event?.preventDefault();
      return runOnce(() => submit(event));
    };
  };
  return { ...form, handleSubmit };
}

/** Validates the fields with errors again when the language changes: their messages are texts. */
function useErrorsInLanguage<Fields extends FieldValues>({
  formState,
  trigger,
}: UseFormReturn<Fields>): void {
  const language = useLanguage();
  const shown = useRef(language);
  const wrong = Object.keys(formState.errors) as Path<Fields>[];
  const validate = useEffectEvent(() => {
    if (wrong.length > 0) void trigger(wrong);
  });
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    validate();
  }, [language]);
}
