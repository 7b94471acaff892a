import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app with this secret shows at a time. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
