import type { Texts } from '@reelrupee/platform';

/** Hindi, by the English text. */
export const hi = {
  Retry: 'फिर कोशिश करें',
  Pages: 'पृष्ठ',
  'Previous page': 'पिछला पृष्ठ',
  Page: 'पृष्ठ',
  of: 'कुल',
  'Next page': 'अगला पृष्ठ',
  'Hide password': 'पासवर्ड छिपाएँ',
  'Show password': 'पासवर्ड दिखाएँ',
  'Please choose a JPEG, PNG or WebP image.': 'कृपया JPEG, PNG या WebP फ़ोटो चुनें।',
  'This image is empty. Please choose another one.': 'यह फ़ोटो खाली है। कृपया दूसरी चुनें।',
  'This image is larger than 5 MB. Please choose a smaller one.': 'यह फ़ोटो 5 MB से बड़ी है। कृपया छोटी चुनें।',
  'This image cannot be read. Please choose another one.': 'यह फ़ोटो खुल नहीं रही। कृपया दूसरी चुनें।',
  'Change image': 'फ़ोटो बदलें',
  'Choose an image': 'फ़ोटो चुनें',
  Remove: 'हटाएँ',
  image: 'फ़ोटो',
  'Upload progress': 'अपलोड की प्रगति',
  'A phone number has digits only, as in 98765 43210.': 'फ़ोन नंबर में सिर्फ़ अंक होते हैं (जैसे 98765 43210)।',
  'These are {count} digits. A mobile number has {expected}, as in 98765 43210.': {
    one: 'यह {count} अंक है। मोबाइल नंबर में {expected} अंक होते हैं (जैसे 98765 43210)।',
    other: 'ये {count} अंक हैं। मोबाइल नंबर में {expected} अंक होते हैं (जैसे 98765 43210)।',
  },
  'An email has no spaces.': 'ईमेल में खाली जगह नहीं होती।',
  'An email has an @, as in name@mail.in.': 'ईमेल में @ होता है (जैसे name@mail.in)।',
  'Before the @ only English letters, digits and . _ % + - are possible.':
    '@ से पहले सिर्फ़ अंग्रेज़ी अक्षर, अंक और . _ % + - हो सकते हैं।',
  'Check the part after the @, as in name@mail.in.': '@ के बाद का हिस्सा जाँचें (जैसे name@mail.in)।',
  'At least {min} characters.': 'कम से कम {min} अक्षर।',
  'Please provide a password (min {min} characters).': 'कृपया पासवर्ड लिखें (कम से कम {min} अक्षर)।',
  'Confirm password': 'पासवर्ड फिर से लिखें',
  'Passwords must match.': 'दोनों पासवर्ड एक जैसे होने चाहिए।',
  Close: 'बंद करें',
} satisfies Texts;
