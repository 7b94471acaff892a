import { validateProfile, normalizeProfile, type ProfileErrors, type ProfileFields } from './profileRules';

/** The profile’s rules as a react-hook-form resolver. */
export function profileResolver(fields: ProfileFields) {
  const values = normalizeProfile(fields);
  const errors = validateProfile(values);
  return Object.keys(errors).length === 0
    ? { values, errors: {} }
    : { values: {}, errors: asFieldErrors(errors) };
}

function asFieldErrors(errors: ProfileErrors) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, { type: 'rule', message }]),
  );
}
