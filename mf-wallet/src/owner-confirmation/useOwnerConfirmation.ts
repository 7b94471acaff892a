import { useState } from 'react';

/** Proof that the account's owner makes the change; empty until the provider asks for one. */
export interface OwnerProof {
  currentPassword?: string;
  googleAccessToken?: string;
}

/** The proof that the provider wants of the account's owner. */
export type OwnerConfirmationKind = 'password' | 'google';

/** The confirmation that the form asks for: none until the provider wants one. */
export function useOwnerConfirmation(hasPassword: boolean | undefined) {
  const [isNeeded, setIsNeeded] = useState(false);
  const [password, setPassword] = useState('');
  const kind: OwnerConfirmationKind = hasPassword === false ? 'google' : 'password';
  const proof: OwnerProof = isNeeded && password !== '' ? { currentPassword: password } : {};
  return {
    /** Null while no confirmation is needed. */
    kind: isNeeded ? kind : null,
    proof,
    setPassword,
    ask: () => setIsNeeded(true),
  };
}
