import type { Texts } from '@reelrupee/platform';

/** Hindi, by the English text. */
export const hi = {
  'Something went wrong': 'कुछ गड़बड़ हो गई',
  'Server error': 'सर्वर में गड़बड़ी है',
  'Could not connect. Please check your network.': 'कनेक्शन नहीं हो सका। कृपया अपना नेटवर्क जाँचें।',
  'Earned from referrals': 'रेफ़रल से कमाई',
  Friends: 'दोस्त',
  'No friends yet. Share your link to invite them.': 'अभी कोई दोस्त नहीं। बुलाने के लिए अपना लिंक शेयर करें।',
  'Counted for your latest {counted} friends.': 'आपके सबसे नए {counted} दोस्तों की गिनती।',
  'See all referrals': 'सभी रेफ़रल देखें',
  'Referral link copied to clipboard!': 'रेफ़रल लिंक कॉपी हो गया!',
  'Press and hold the link to copy it.': 'कॉपी करने के लिए लिंक को दबाकर रखें।',
  'Sharing not supported on this device.': 'इस डिवाइस पर शेयर नहीं हो सकता।',
  'Invite a friend, earn {percent}%': 'दोस्त को बुलाएँ, {percent}% कमाएँ',
  'of the first paid recharge of everyone who signs up with your link.':
    'आपके लिंक से साइन अप करने वाले हर दोस्त के पहले पेड रिचार्ज का।',
  'Your referral link': 'आपका रेफ़रल लिंक',
  'Copy link': 'लिंक कॉपी करें',
  Share: 'शेयर करें',
  'QR code': 'QR कोड',
  'Your QR code': 'आपका QR कोड',
  'QR code of your referral link': 'आपके रेफ़रल लिंक का QR कोड',
  'Your friend scans it with the phone’s camera and signs up.':
    'आपका दोस्त इसे फ़ोन के कैमरे से स्कैन करके साइन अप करता है।',
  'Share your link': 'अपना लिंक शेयर करें',
  'Your friend signs up with it. Signing up is free.': 'आपका दोस्त उससे साइन अप करता है। साइन अप मुफ़्त है।',
  'Your friend recharges': 'आपका दोस्त रिचार्ज करता है',
  'Only the first paid plan counts, once its payment is approved.':
    'सिर्फ़ पहला पेड प्लान गिना जाता है, उसका भुगतान मंज़ूर होने पर।',
  'You get {percent}%': 'आपको {percent}% मिलता है',
  'It is added to your available balance right away, once for each friend.':
    'हर दोस्त के लिए एक बार, तुरंत आपके उपलब्ध बैलेंस में जुड़ता है।',
  'How it works': 'यह कैसे काम करता है',
  'Example:': 'उदाहरण:',
  'your friend’s first recharge is the {price} plan. You get {reward}, once. Later recharges and the free plan pay no reward.':
    'आपके दोस्त का पहला रिचार्ज {price} का प्लान है। आपको एक बार {reward} मिलते हैं। बाद के रिचार्ज और मुफ़्त प्लान पर इनाम नहीं मिलता।',
  'Watch short AI lessons on {productName} and earn rupees. Sign up with my link:':
    '{productName} पर AI के छोटे पाठ देखें और रुपये कमाएँ। मेरे लिंक से साइन अप करें:',
  '{count} friends have not recharged yet.': {
    one: '{count} दोस्त ने अभी रिचार्ज नहीं किया है।',
    other: '{count} दोस्तों ने अभी रिचार्ज नहीं किया है।',
  },
  'Your friend has recharged.': 'आपके दोस्त ने रिचार्ज कर लिया है।',
  'All your friends have recharged.': 'आपके सभी दोस्तों ने रिचार्ज कर लिया है।',
  'Your referrals': 'आपके रेफ़रल',
  'Back to Referrals': 'रेफ़रल पर वापस',
  'No referrals found': 'कोई रेफ़रल नहीं मिला',
  'Friends who sign up with your link will be listed here.': 'आपके लिंक से साइन अप करने वाले दोस्त यहाँ दिखेंगे।',
  Referrals: 'रेफ़रल',
  'Closed account': 'बंद खाता',
  Friend: 'दोस्त',
  'Reward:': 'इनाम:',
  'Not yet': 'अभी नहीं',
  'Firstname Name': 'नाम उपनाम',
  'Joined {date}': '{date} को जुड़े',
} satisfies Texts;
