import { useState, type ComponentProps } from 'react';
import { IconButton } from '../core/IconButton';
import { Eye, EyeOff } from '../icons';
import { TextField } from './TextField';
import { t } from '../texts/texts';

/** A password field with a show/hide toggle. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'>) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      suffix={
        <IconButton
          label={isVisible ? t('Hide password') : t('Show password')}
          aria-pressed={isVisible}
          onClick={() => setIsVisible(!isVisible)}
        >
          {isVisible ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  );
}
