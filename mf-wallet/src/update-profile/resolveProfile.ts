import { checkProfile, tidy, type ProfileErrors, type ProfileFields } from './profileRules';

/** The rules of the profile in the shape that the form library asks for. */
export function resolveProfile(fields: ProfileFields) {
  const values = tidy(fields);
  const errors = checkProfile(values);
  return Object.keys(errors).length === 0
    ? { values, errors: {} }
    : { values: {}, errors: asFieldErrors(errors) };
}

function asFieldErrors(errors: ProfileErrors) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, { type: 'rule', message }]),
  );
}
