import type { Texts } from '@reelrupee/platform';

/** Hindi, by the English text. */
export const hi = {
  'This page is a template. The operator of this site has not filled in the contact details yet.':
    'यह पेज एक नमूना है। इस साइट के संचालक ने अभी संपर्क की जानकारी नहीं भरी है।',
  'Terms of use': 'उपयोग की शर्तें',
  Privacy: 'गोपनीयता',
  'Help and support': 'मदद और सहायता',
  Complaints: 'शिकायतें',
  'What you get': 'आपको क्या मिलता है',
  '{productName} shows short lessons. With a plan you can watch {reels} of them a day and earn the plan’s rate for each one that you watch to the end.':
    '{productName} छोटे पाठ दिखाता है। प्लान के साथ आप रोज़ {reels} पाठ देख सकते हैं और पूरे देखे गए हर पाठ पर प्लान की दर से कमाते हैं।',
  'Each account is for one person, who must be at least 18 years old.':
    'हर खाता एक व्यक्ति के लिए है, जिसकी उम्र कम से कम 18 साल हो।',
  'When you can withdraw': 'आप पैसे कब निकाल सकते हैं',
  'What a plan earns is locked until you have watched all {reels} reels on {days} days in a row with that plan. One missed day is forgiven; a second one starts the count again.':
    'प्लान की कमाई तब तक लॉक रहती है जब तक आप उस प्लान में लगातार {days} दिन सभी {reels} रील न देख लें। एक छूटा दिन माफ़ है; दूसरा दिन छूटने पर गिनती फिर से शुरू होती है।',
  'If the streak is not completed before the plan ends, its locked earnings are lost. We remove them a day after its last day at the earliest.':
    'प्लान खत्म होने से पहले स्ट्रीक पूरी न हो तो लॉक कमाई नहीं मिलती। प्लान के आखिरी दिन के कम से कम एक दिन बाद उसे हटा दिया जाता है।',
  'From each withdrawal we deduct a platform charge of {charge}% and {tds}% TDS. We usually pay within {days} working days.':
    'हर निकासी से {charge}% प्लेटफ़ॉर्म शुल्क और {tds}% TDS काटा जाता है। हम आमतौर पर {days} कामकाजी दिनों में भुगतान करते हैं।',
  'What you pay': 'आप क्या देते हैं',
  'The free plan costs nothing.': 'मुफ़्त प्लान का कोई पैसा नहीं लगता।',
  'A paid plan costs its amount and a charge of {charge}%. What you pay buys the plan and cannot be withdrawn.':
    'पेड प्लान में उसकी रकम और {charge}% शुल्क लगता है। आपके दिए पैसे से प्लान मिलता है और उसे निकाला नहीं जा सकता।',
  'If a payment does not reach us, the plan does not start.': 'भुगतान हम तक न पहुँचे तो प्लान शुरू नहीं होता।',
  'What we keep': 'हम क्या रखते हैं',
  'Your name, email and phone number, to know whose account it is.':
    'आपका नाम, ईमेल और फ़ोन नंबर, ताकि पता हो कि खाता किसका है।',
  'Your UPI ID or bank account, to pay you.': 'आपकी UPI ID या बैंक खाता, आपको भुगतान करने के लिए।',
  'Screenshots of payments, to check them. Only our checkers can see them.':
    'भुगतान के स्क्रीनशॉट, जाँच के लिए। इन्हें सिर्फ़ हमारे जाँचकर्ता देख सकते हैं।',
  'The reels that you have watched, to count what you earn.': 'आपने जो रील देखीं, आपकी कमाई गिनने के लिए।',
  'The network address and browser of each log-in and an ID of your device, to protect your account and to find misuse.':
    'हर लॉग इन का नेटवर्क पता और ब्राउज़र, और आपके डिवाइस की एक ID, आपके खाते की सुरक्षा और गलत इस्तेमाल पकड़ने के लिए।',
  'What we do not do': 'हम क्या नहीं करते',
  '{productName} shows no advertising and does not sell your data.':
    '{productName} विज्ञापन नहीं दिखाता और आपका डेटा नहीं बेचता।',
  'Of a friend who joins with your link you see only the name, the day of joining and your reward of {percent}% of their first recharge.':
    'आपके लिंक से जुड़े दोस्त का आपको सिर्फ़ नाम, जुड़ने का दिन और आपका इनाम दिखता है, जो उनके पहले रिचार्ज का {percent}% है।',
  'Your rights': 'आपके अधिकार',
  'You can see and change your details in your profile.': 'आप अपनी जानकारी प्रोफ़ाइल में देख और बदल सकते हैं।',
  'You can download your data and close your account in Profile → Password and devices, or write to us.':
    'आप प्रोफ़ाइल → पासवर्ड और डिवाइस में अपना डेटा डाउनलोड और अपना खाता बंद कर सकते हैं, या हमें लिखें।',
  'Records of payments are kept as long as the law requires.':
    'भुगतान के रिकॉर्ड उतने समय रखे जाते हैं जितना कानून कहता है।',
  'My plan has not started': 'मेरा प्लान शुरू नहीं हुआ',
  'We check each payment by hand, usually within 24 hours. You see its status in your plans.':
    'हम हर भुगतान की जाँच खुद करते हैं, आमतौर पर 24 घंटे में। उसकी स्थिति आपके प्लान में दिखती है।',
  'If it was rejected, the reason is shown there. Send the correct UTR and screenshot again.':
    'अस्वीकार हुआ हो तो कारण वहीं दिखता है। सही UTR और स्क्रीनशॉट फिर भेजें।',
  'If a recharge was reversed, its UTR cannot be used again. Pay again and send the new UTR and screenshot.':
    'कोई रिचार्ज रद्द हुआ हो तो उसका UTR फिर इस्तेमाल नहीं हो सकता। दोबारा भुगतान करके नया UTR और स्क्रीनशॉट भेजें।',
  'My withdrawal has not arrived': 'मेरी निकासी नहीं आई',
  'We usually pay within {days} working days. Tap the withdrawal in your transaction history to see its status and bank reference.':
    'हम आमतौर पर {days} कामकाजी दिनों में भुगतान करते हैं। स्थिति और बैंक रेफ़रेंस देखने के लिए लेन-देन के इतिहास में निकासी पर टैप करें।',
  'Stay safe': 'सुरक्षित रहें',
  'We never ask for your UPI PIN, your password or an OTP.': 'हम कभी आपका UPI PIN, पासवर्ड या OTP नहीं माँगते।',
  'You never enter your UPI PIN to receive money.': 'पैसे पाने के लिए UPI PIN कभी नहीं डालना होता।',
  'How we handle complaints': 'हम शिकायतें कैसे सुलझाते हैं',
  'Write to the officer below, with your registered phone number and what happened.':
    'नीचे दिए अधिकारी को अपना रजिस्टर्ड फ़ोन नंबर और पूरी बात लिखें।',
  'You get a confirmation within 24 hours and an answer within 15 days.':
    'आपको 24 घंटे में पावती और 15 दिन में जवाब मिलता है।',
  Contact: 'संपर्क',
  'Grievance officer': 'शिकायत अधिकारी',
} satisfies Texts;
