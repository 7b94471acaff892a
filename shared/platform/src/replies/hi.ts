/** The provider's messages in Hindi, as the contract has them, with `{placeholders}`. */
export const hi: Readonly<Record<string, string>> = {
  'Please log in to continue.': 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
  'You are not allowed to do this.': 'आपको इसकी अनुमति नहीं है।',
  'The request is too large: an image must be at most 5 MB.': 'फ़ाइल बहुत बड़ी है: फ़ोटो 5 MB से बड़ी न हो।',
  'Too many requests. Please wait a moment and try again.': 'बहुत सारे अनुरोध हुए। कृपया थोड़ा रुककर फिर कोशिश करें।',
  'Reminders do not work with this browser.': 'इस ब्राउज़र में रिमाइंडर काम नहीं करता।',
  'The field {field} is not valid.': '‘{field}’ की जानकारी सही नहीं है।',
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'Google login is not available here.': 'यहाँ Google से लॉग इन नहीं हो सकता।',
  'Google login failed': 'Google से लॉग इन नहीं हुआ',
  'Failed to fetch Google user info': 'Google से आपकी जानकारी नहीं मिली',
  'An account with this email already exists. Please log in.': 'इस ईमेल से खाता पहले से है। कृपया लॉग इन करें।',
  'This referral code does not exist.': 'यह रेफ़रल कोड मौजूद नहीं है।',
  'Invalid email or password.': 'ईमेल या पासवर्ड गलत है।',
  'Enter the code of your authenticator app.': 'अपने ऑथेंटिकेटर ऐप का कोड लिखें।',
  'The code is wrong or was used before.': 'कोड गलत है या पहले इस्तेमाल हो चुका है।',
  'Too many failed attempts. Please try again in {seconds} seconds.':
    'कई बार गलत कोशिश हुई। कृपया {seconds} सेकंड बाद फिर कोशिश करें।',
  'Too many failed attempts. Please try again in {minutes} minutes.':
    'कई बार गलत कोशिश हुई। कृपया {minutes} मिनट बाद फिर कोशिश करें।',
  'We have already sent several mails. Please try again in {minutes} minutes.':
    'हम पहले ही कई मेल भेज चुके हैं। कृपया {minutes} मिनट बाद फिर कोशिश करें।',
  'We have already sent several mails. Please try again in {seconds} seconds.':
    'हम पहले ही कई मेल भेज चुके हैं। कृपया {seconds} सेकंड बाद फिर कोशिश करें।',
  'Please provide a valid full name.': 'कृपया सही पूरा नाम लिखें।',
  'Please provide a valid name.': 'कृपया सही नाम लिखें।',
  'Please provide a valid phone.': 'कृपया सही फ़ोन नंबर लिखें।',
  'Please provide a valid email.': 'कृपया सही ईमेल लिखें।',
  'The name must have at most 100 characters.': 'नाम में 100 से ज़्यादा अक्षर नहीं हो सकते।',
  'Please enter your email.': 'कृपया अपना ईमेल लिखें।',
  'Please enter your password.': 'कृपया अपना पासवर्ड लिखें।',
  'Please provide a password (min 6 characters).': 'कृपया पासवर्ड लिखें (कम से कम 6 अक्षर)।',
  'The password must have at most 200 characters.': 'पासवर्ड में 200 से ज़्यादा अक्षर नहीं हो सकते।',
  'Please enter a valid UPI ID.': 'कृपया सही UPI ID लिखें।',
  'Please enter a valid account holder name.': 'कृपया खाताधारक का सही नाम लिखें।',
  'Please enter a valid account number.': 'कृपया सही खाता नंबर लिखें।',
  'Please enter a valid IFSC code.': 'कृपया सही IFSC कोड लिखें।',
  'Please enter the code.': 'कृपया कोड लिखें।',
  'This device does not exist.': 'यह डिवाइस मौजूद नहीं है।',
  'Passwords must match.': 'दोनों पासवर्ड एक जैसे होने चाहिए।',
  'Google has not verified your email address yet.': 'Google ने अभी आपके ईमेल की पुष्टि नहीं की है।',
  'This email already belongs to another Google account.': 'यह ईमेल पहले से दूसरे Google खाते का है।',
  'Administrators log in with their password.': 'एडमिनिस्ट्रेटर पासवर्ड से लॉग इन करते हैं।',
  'This email belongs to another account.': 'यह ईमेल दूसरे खाते का है।',
  'To change your email or payout details, please log in again or enter your password.':
    'ईमेल या भुगतान की जानकारी बदलने के लिए फिर से लॉग इन करें या पासवर्ड लिखें।',
  'Please log in again to change your email or payout details.':
    'ईमेल या भुगतान की जानकारी बदलने के लिए कृपया फिर से लॉग इन करें।',
  'This is an administrator’s account. It can be closed once your role is taken away.':
    'यह एडमिनिस्ट्रेटर का खाता है। आपकी भूमिका हटाए जाने के बाद इसे बंद किया जा सकता है।',
  'To close your account, please enter your password.': 'खाता बंद करने के लिए कृपया अपना पासवर्ड लिखें।',
  'To close your account, please confirm with Google.': 'खाता बंद करने के लिए कृपया Google से पुष्टि करें।',
  'Please log in again to close your account.': 'खाता बंद करने के लिए कृपया फिर से लॉग इन करें।',
  'A payment or withdrawal is still being checked. Please close your account once it is decided.':
    'एक भुगतान या निकासी की जाँच जारी है। जाँच पूरी होने के बाद खाता बंद करें।',
  'Please withdraw your {available} first.': 'कृपया पहले अपने {available} निकालें।',
  'You would lose {loss} now. Please look at the amount again.': 'अब आपके {loss} चले जाएँगे। कृपया रकम फिर से देखें।',
  'Please check the amount that you would lose.': 'जो रकम चली जाएगी, कृपया उसे जाँचें।',
  'The password is wrong.': 'पासवर्ड गलत है।',
  'The current password is wrong.': 'मौजूदा पासवर्ड गलत है।',
  'This link or code is no longer valid. Please ask for a new one.':
    'यह लिंक या कोड अब मान्य नहीं है। कृपया नया माँगें।',
  'Email confirmation is not available here.': 'यहाँ ईमेल की पुष्टि नहीं हो सकती।',
  'Your email is already confirmed.': 'आपके ईमेल की पुष्टि पहले ही हो चुकी है।',
  'Your account uses Google. To set a password, use Forget password? on the log-in screen.':
    'आपका खाता Google से है। पासवर्ड सेट करने के लिए लॉग इन स्क्रीन पर ‘पासवर्ड भूल गए?’ चुनें।',
  'Please update UPI ID or bank details': 'कृपया UPI ID या बैंक की जानकारी भरें',
  'Please provide either UPI ID or complete bank details.': 'कृपया UPI ID या बैंक की पूरी जानकारी दें।',
  'Insufficient balance: {available} can be withdrawn now.': 'बैलेंस कम है: अभी {available} निकाल सकते हैं।',
  'This request has already been made with a different amount.': 'यह अनुरोध पहले दूसरी रकम से हो चुका है।',
  'This request has already been made to a different payee.': 'यह अनुरोध पहले दूसरे खाते के लिए हो चुका है।',
  'Your UPI ID or bank account has changed. Please check it and try again.':
    'आपकी UPI ID या बैंक खाता बदल गया है। कृपया देखकर फिर कोशिश करें।',
  'The QR code pays {upiId}, which is not the UPI ID of your profile. Change your profile or remove the QR code.':
    'QR कोड {upiId} को भुगतान करता है, जो आपकी प्रोफ़ाइल की UPI ID नहीं है। प्रोफ़ाइल बदलें या QR कोड हटाएँ।',
  'Withdrawals are paused because of a problem at our bank. Your money is safe. Please try again later.':
    'हमारे बैंक में समस्या के कारण निकासी अभी बंद है। आपके पैसे सुरक्षित हैं। कृपया बाद में फिर कोशिश करें।',
  'Withdrawals are paused for a security check. Your money is safe. Please try again later.':
    'सुरक्षा जाँच के कारण निकासी अभी बंद है। आपके पैसे सुरक्षित हैं। कृपया बाद में फिर कोशिश करें।',
  'The smallest withdrawal is {minimum}.': 'कम से कम {minimum} निकाल सकते हैं।',
  'You already have {count} withdrawals that are being checked. Please wait until one is paid.':
    'आपकी {count} निकासी की जाँच पहले से जारी है। कृपया किसी एक का भुगतान होने तक रुकें।',
  'This plan does not exist.': 'यह प्लान मौजूद नहीं है।',
  'This plan is no longer on sale. If you have paid for it, please contact support with your transaction ID.':
    'यह प्लान अब उपलब्ध नहीं है। अगर आपने इसका भुगतान किया है, तो अपनी ट्रांज़ैक्शन ID के साथ सहायता से संपर्क करें।',
  'You do not have this plan. Please recharge it first.': 'यह प्लान आपके पास नहीं है। कृपया पहले रिचार्ज करें।',
  'This plan has ended.': 'यह प्लान खत्म हो गया है।',
  'Amount is required and must be greater than 0': 'रकम लिखें, वह 0 से ज़्यादा होनी चाहिए',
  'Please enter a valid amount': 'कृपया सही रकम लिखें',
  'Transaction ID must be 8 to 35 letters and digits.': 'ट्रांज़ैक्शन ID में 8 से 35 अक्षर और अंक होने चाहिए।',
  'Transaction ID is required': 'ट्रांज़ैक्शन ID ज़रूरी है',
  'Recharge screen shot image is required.': 'रिचार्ज का स्क्रीनशॉट ज़रूरी है।',
  'The amount must be {total}: the plan amount of {plan} and the charge of {charge}.':
    'रकम {total} होनी चाहिए: प्लान के {plan} और {charge} शुल्क।',
  'You can use the free plan once.': 'मुफ़्त प्लान एक बार ले सकते हैं।',
  'A recharge for this plan is already awaiting approval.': 'इस प्लान का एक रिचार्ज पहले से मंज़ूरी के इंतज़ार में है।',
  'This plan is already active.': 'यह प्लान पहले से चालू है।',
  'This transaction ID has already been used for another recharge.':
    'यह ट्रांज़ैक्शन ID पहले दूसरे रिचार्ज में इस्तेमाल हो चुकी है।',
  'This recharge request does not exist.': 'यह रिचार्ज अनुरोध मौजूद नहीं है।',
  'Only a rejected request can be removed.': 'सिर्फ़ अस्वीकृत अनुरोध हटाया जा सकता है।',
  'This reel is not in today’s feed. Please reopen the feed.':
    'यह रील आज की सूची में नहीं है। कृपया रील फिर से खोलें।',
  'Please watch the reel to the end: {seconds} more seconds.': 'कृपया रील पूरी देखें: {seconds} सेकंड और।',
  'Please choose an image file.': 'कृपया फ़ोटो चुनें।',
  'Your account is under review. Your money is safe. Please contact support.':
    'आपके खाते की जाँच हो रही है। आपके पैसे सुरक्षित हैं। कृपया सहायता से संपर्क करें।',
  'The image must be at most 5 MB and 25 megapixels.': 'फ़ोटो 5 MB और 25 मेगापिक्सेल से बड़ी न हो।',
  'Please choose a JPEG, PNG or WebP image.': 'कृपया JPEG, PNG या WebP फ़ोटो चुनें।',
  'This image is damaged. Please choose another one.': 'यह फ़ोटो खराब है। कृपया दूसरी चुनें।',
  'To change your email or payout details, please log in again or confirm with Google.':
    'ईमेल या भुगतान की जानकारी बदलने के लिए फिर से लॉग इन करें या Google से पुष्टि करें।',
  'Please choose the Google account that you log in with.': 'कृपया वही Google खाता चुनें जिससे आप लॉग इन करते हैं।',
  'This device is logged out.': 'इस डिवाइस से लॉग आउट हो गया।',
  'All other devices are logged out.': 'बाकी सभी डिवाइस से लॉग आउट हो गया।',
  'We have sent you a link.': 'हमने आपको लिंक भेज दिया है।',
  'Your email is confirmed.': 'आपके ईमेल की पुष्टि हो गई।',
  'Your new password is set. Please log in.': 'आपका नया पासवर्ड सेट हो गया। कृपया लॉग इन करें।',
  'Please contact support: they can give you a code.': 'कृपया सहायता से संपर्क करें: वे आपको कोड दे सकते हैं।',
  'If there is an account with this email, we have sent a link to it.':
    'इस ईमेल से खाता है तो हमने उस पर लिंक भेज दिया है।',
};
