import type { Texts } from '@reelrupee/platform';

/** Hindi, by the English text. */
export const hi = {
  'Daily reminder': 'रोज़ का रिमाइंडर',
  Time: 'समय',
  'Turn on': 'चालू करें',
  OK: 'ठीक है',
  'Turn off': 'बंद करें',
  '{hour} in the morning': 'सुबह {hour} बजे',
  '{hour} in the afternoon': 'दोपहर {hour} बजे',
  '{hour} in the evening': 'शाम {hour} बजे',
  '{hour} at night': 'रात {hour} बजे',
  'One message a day on this device, only if reels are left. You can turn it off here at any time.':
    'इस डिवाइस पर दिन में एक संदेश, सिर्फ़ जब रील बाकी हों। इसे यहाँ कभी भी बंद कर सकते हैं।',
  'Your reminder on this device has ended, as it does at each log-out. Turn it on again if you want it.':
    'इस डिवाइस का रिमाइंडर बंद हो गया है, क्योंकि लॉग आउट होने पर यह बंद हो जाता है। चाहें तो इसे फिर चालू करें।',
  'The reminder is on, once a day at {time}.': 'रिमाइंडर चालू है और रोज़ {time} आता है।',
  'The reminder is on. The next one comes on {day} at {time}.': 'रिमाइंडर चालू है। अगला {day} को {time} आएगा।',
  'Notifications are blocked for this site. Allow them in the settings of your browser, then open this page again.':
    'इस साइट के नोटिफ़िकेशन बंद हैं। ब्राउज़र की सेटिंग में इन्हें चालू करें, फिर यह पेज दोबारा खोलें।',
  'This browser cannot show reminders. On an iPhone, add the app to your home screen and open it from there.':
    'इस ब्राउज़र में रिमाइंडर नहीं आ सकते। iPhone पर ऐप को होम स्क्रीन पर जोड़ें और वहीं से खोलें।',
  'Your browser could not turn the reminder on. Please try again later.':
    'आपका ब्राउज़र रिमाइंडर चालू नहीं कर सका। कृपया बाद में फिर कोशिश करें।',
  'Something went wrong': 'कुछ गड़बड़ हो गई',
} as const satisfies Texts;
