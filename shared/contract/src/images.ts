/** Error replies to an uploaded image, shared by all actions that take one. */
export const imageErrors = {
  imageTooLarge: { code: 413, msg: 'The image must be at most 5 MB and 25 megapixels.' },
  imageUnsupported: { code: 415, msg: 'Please choose a JPEG, PNG or WebP image.' },
  imageBroken: { code: 415, msg: 'This image is damaged. Please choose another one.' },
} as const;
