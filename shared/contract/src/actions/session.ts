/** Actions that open and end a session. */
import { z } from 'zod';
import { action } from '../action';
import { failedAttempts } from '../backoff';
import { signedInUser } from '../entities';
import { emailField, languageField, nameField, passwordField, phoneField } from '../fields';
import { PLAIN_TEXT_PATTERN } from '../patterns';

const UNKNOWN_CODE = 'This referral code does not exist.';
const WRONG_CREDENTIALS = 'Invalid email or password.';

const referralCode = z.string().trim().max(32, UNKNOWN_CODE).optional();

/** Random id that the browser keeps: tells a device that the user has signed in on before from others. */
const deviceId = z.string().trim().max(64).optional();

/** Language of the page; kept with an account that has none yet. */
const language = languageField.optional();

const GOOGLE_FAILED = 'Google login failed';
const accessToken = z.string(GOOGLE_FAILED).min(1, GOOGLE_FAILED).max(4096, GOOGLE_FAILED);

export const googleErrors = {
  notConfigured: { code: 409, msg: 'Google login is not available here.' },
  tokenRefused: { code: 400, msg: GOOGLE_FAILED },
  googleUnreachable: { code: 409, msg: 'Failed to fetch Google user info' },
} as const;

export const sessionActions = {
  userRegister: action({
    summary: 'Creates an account and opens its first session.',
    access: 'public',
    payload: z
      .object({
        name: nameField,
        phone: phoneField,
        email: emailField,
        password: passwordField,
        cPassword: z.string('Passwords must match.').max(200),
        referralCode,
        deviceId,
        language,
      })
      .refine((form) => form.password === form.cPassword, {
        path: ['cPassword'],
        message: 'Passwords must match.',
      }),
    data: signedInUser,
    errors: {
      emailTaken: { code: 409, msg: 'An account with this email already exists. Please log in.' },
      unknownReferralCode: { code: 400, msg: UNKNOWN_CODE },
    },
  }),
  userLogin: action({
    summary: 'Opens a session with email and password.',
    access: 'public',
    payload: z.object({
      email: z
        .string('Please enter your email.')
        .trim()
        .toLowerCase()
        .min(1, 'Please enter your email.')
        .max(254, WRONG_CREDENTIALS),
      password: z
        .string('Please enter your password.')
        .min(1, 'Please enter your password.')
        .max(200, WRONG_CREDENTIALS),
      /** Code of the authenticator app, for administrators who use one. */
      totp: z.string().trim().max(10).optional(),
      deviceId,
      language,
    }),
    data: signedInUser,
    errors: {
      wrongCredentials: { code: 400, msg: WRONG_CREDENTIALS },
      totpNeeded: { code: 428, msg: 'Enter the code of your authenticator app.' },
      wrongTotp: { code: 400, msg: 'The code is wrong or was used before.' },
      backoff: failedAttempts,
    },
  }),
  userLogout: action({
    summary: 'Ends the session whose token the call carries.',
    access: 'user',
    payload: z.object({}),
    data: z.null(),
  }),
  getUserbyEmail: action({
    summary: 'For Google sign-in: name and phone of the account that belongs to the access token.',
    access: 'public',
    payload: z.object({
      email: z.string().trim().toLowerCase().max(254),
      accessToken,
    }),
    data: z.object({ name: z.string(), phone: z.string() }),
    errors: googleErrors,
  }),
  googleLogin: action({
    summary:
      'Opens a session with a Google access token; creates the account from name and phone when there is none.',
    access: 'public',
    payload: z.object({
      accessToken,
      sub: z.string().max(255).optional(),
      email: z.string().max(254).optional(),
      picture: z.string().max(2048).optional(),
      name: z
        .string()
        .trim()
        .min(1, 'Please provide a valid name.')
        .max(100)
        .regex(PLAIN_TEXT_PATTERN, 'Please provide a valid name.')
        .optional(),
      phone: phoneField.optional(),
      referralCode,
      deviceId,
      language,
    }),
    data: signedInUser,
    errors: {
      ...googleErrors,
      nameNeeded: { code: 400, msg: 'Please provide a valid name.' },
      phoneNeeded: { code: 400, msg: 'Please provide a valid phone.' },
      emailNotVerified: { code: 403, msg: 'Google has not verified your email address yet.' },
      emailInvalid: { code: 400, msg: 'Please provide a valid email.' },
      administrator: { code: 403, msg: 'Administrators log in with their password.' },
      linkedElsewhere: { code: 409, msg: 'This email already belongs to another Google account.' },
      unknownReferralCode: { code: 400, msg: 'This referral code does not exist.' },
    },
  }),
};
