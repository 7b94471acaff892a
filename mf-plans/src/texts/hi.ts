import type { Texts } from '@reelrupee/platform';

/** Hindi, by the English text. */
export const hi = {
  '.': '।',
  'The plan runs {days} days, the first day included. Missed days are not added at the end.':
    'प्लान पहले दिन समेत {days} दिन चलता है। छूटे दिन आखिर में नहीं जुड़ते।',
  'Up to {reels} reels count each day. A day ends at midnight in India.':
    'रोज़ {reels} रील तक गिनी जाती हैं। दिन भारत में आधी रात को खत्म होता है।',
  'When you withdraw, a platform charge of {charge}% and {tds}% TDS are deducted: you receive {net}%.':
    'पैसे निकालने पर {charge}% प्लेटफ़ॉर्म शुल्क और {tds}% TDS कटता है: आपको {net}% मिलता है।',
  'You can use the free plan once.': 'मुफ़्त प्लान एक बार ले सकते हैं।',
  'What you pay buys the plan and cannot be withdrawn. What you earn can.':
    'आपके दिए पैसे से प्लान मिलता है, उसे निकाला नहीं जा सकता। कमाई निकाल सकते हैं।',
  'We check each payment by hand before the plan starts, usually within 24 hours.':
    'प्लान शुरू होने से पहले हम हर भुगतान खुद जाँचते हैं, आमतौर पर 24 घंटे में।',
  'Total earnings are what you get if you watch all reels every day. Missed days earn nothing.':
    'कुल कमाई रोज़ सभी रील देखने पर मिलती है। छूटे दिन की कमाई नहीं होती।',
  'Not sure yet? The zero investment plan works the same way and costs nothing.':
    'अभी तय नहीं? बिना पैसे वाला प्लान ऐसे ही चलता है और मुफ़्त है।',
  'Earnings per day of {reels} reels': '{reels} रील की एक दिन की कमाई',
  'Zero investment plan': 'बिना पैसे वाला प्लान',
  'Nothing to pay, now or later. Watch, learn and earn.': 'न अभी कुछ देना, न बाद में। देखें, सीखें और कमाएँ।',
  'You pay {total}: the plan and a charge of {percent}% ({charge}).':
    'आपको {total} देने हैं: प्लान और {percent}% शुल्क ({charge})।',
  'Recharge amount': 'रिचार्ज रकम',
  'The {days}-day streak': '{days} दिन की स्ट्रीक',
  'Earnings start after a {days}-day streak. Until then, what you earn is locked. Watch all {reels} reels {days} days in a row, and all of it becomes available to withdraw.':
    'कमाई {days} दिन की स्ट्रीक के बाद शुरू होती है। तब तक आपकी कमाई लॉक रहती है। लगातार {days} दिन सभी {reels} रील देखें, फिर पूरी कमाई निकाल सकते हैं।',
  'You can miss one day. If you miss another before that, the count starts again. Earnings that are still locked when the plan ends are lost.':
    'आप एक दिन छोड़ सकते हैं। उससे पहले एक और दिन छूटा तो गिनती फिर शुरू होती है। प्लान खत्म होने पर जो कमाई लॉक हो, वह नहीं मिलती।',
  Reminders: 'ध्यान रखें',
  'Sign-up Now': 'अभी साइन अप करें',
  'Free Plan': 'मुफ़्त प्लान',
  'Activate Free Plan': 'मुफ़्त प्लान चालू करें',
  'Recharge Now': 'अभी रिचार्ज करें',
  Plan: 'प्लान',
  'No plan data found.': 'प्लान की जानकारी नहीं मिली।',
  'Choose a plan from the list to see what it pays.': 'कमाई देखने के लिए सूची से प्लान चुनें।',
  'See all plans': 'सभी प्लान देखें',
  'Earnings per reel': 'हर रील की कमाई',
  'Total earnings': 'कुल कमाई',
  'Total days': 'कुल दिन',
  'You pay, with charge': 'आपको देना है, शुल्क सहित',
  'You get, after fees': 'आपको मिलेगा, शुल्क काटकर',
  'Earnings cover the cost': 'खर्च निकल आएगा',
  'Starter plan': 'स्टार्टर प्लान',
  'up to': 'अधिकतम',
  'You can withdraw': 'आप निकाल सकते हैं',
  'from day {day}': '{day}वें दिन से',
  'not within {days} days': '{days} दिन में नहीं',
  'on day {day}': '{day}वें दिन',
  'Your plan': 'आपका प्लान',
  Used: 'ले चुके हैं',
  'Zero investment': 'बिना पैसे लगाए',
  'Payment instructions': 'भुगतान कैसे करें',
  'Pay exactly': 'ठीक इतने भेजें',
  'to {payee}': '{payee} को',
  'Pay Now': 'अभी भुगतान करें',
  'QR code that pays {total} by UPI': 'UPI से {total} भेजने का QR कोड',
  'Pay Now opens your UPI app. On another device, scan the code with it.':
    '‘अभी भुगतान करें’ आपका UPI ऐप खोलता है। दूसरे फ़ोन पर इस कोड को स्कैन करें।',
  'UPI ID': 'UPI ID',
  Copy: 'कॉपी करें',
  'After paying, take a screenshot and note the 12-digit transaction ID (UTR). Then come back here and send both.':
    'भुगतान के बाद स्क्रीनशॉट लें और 12 अंकों की ट्रांज़ैक्शन ID (UTR) लिख लें। फिर यहाँ आकर दोनों भेजें।',
  'UPI ID copied to clipboard!': 'UPI ID कॉपी हो गई!',
  'Could not copy. Press and hold the UPI ID.': 'कॉपी नहीं हुई। UPI ID को दबाकर रखें।',
  Recharge: 'रिचार्ज',
  'This plan could not be loaded.': 'यह प्लान लोड नहीं हो सका।',
  'You have used your free plan': 'आप मुफ़्त प्लान ले चुके हैं',
  'It can be used once, and its 50 days are over. Paid plans can be taken again and again.':
    'इसे एक बार ले सकते हैं, और इसके 50 दिन पूरे हो गए। पेड प्लान बार-बार ले सकते हैं।',
  'This plan is no longer available': 'यह प्लान अब उपलब्ध नहीं है',
  'Please choose another plan. If you have paid for this one, please contact support.':
    'कृपया दूसरा प्लान चुनें। अगर आपने इसका भुगतान किया है, तो सहायता से संपर्क करें।',
  'This plan is no longer on sale: please do not pay for it now. If you have paid already, send the proof at once: we accept it for one hour.':
    'यह प्लान अब उपलब्ध नहीं है: इसका भुगतान अब न करें। अगर आपने भुगतान कर दिया है, तो सबूत तुरंत भेजें: हम उसे एक घंटे तक मानते हैं।',
  'Starts now and runs {days} days. You can use it once.': 'अभी शुरू होकर {days} दिन चलेगा। एक बार ले सकते हैं।',
  'Total earnings, up to': 'कुल कमाई, अधिकतम',
  'Total to pay': 'कुल भुगतान',
  'Charge ({percent}%)': 'शुल्क ({percent}%)',
  'The payment instructions could not be loaded. Please tap again.':
    'भुगतान की जानकारी लोड नहीं हुई। कृपया फिर टैप करें।',
  'Finish the free plan first': 'पहले मुफ़्त प्लान पूरा करें',
  '1. Pay {total}': '1. {total} भेजें',
  '2. Send the proof': '2. भुगतान का सबूत भेजें',
  'Send the proof': 'भुगतान का सबूत भेजें',
  'The form could not be loaded.': 'फ़ॉर्म लोड नहीं हो सका।',
  'Loading the plan': 'प्लान लोड हो रहा है',
  '1. Pay': '1. भुगतान करें',
  'Your free plan stops while a paid plan runs': 'पेड प्लान चलते समय आपका मुफ़्त प्लान रुक जाता है',
  'Once your payment is approved, its reels are hidden.': 'भुगतान मंज़ूर होते ही उसकी रील नहीं दिखेंगी।',
  'Once your payment is approved, its reels are hidden. What you have earned with it stays available.':
    'भुगतान मंज़ूर होते ही उसकी रील नहीं दिखेंगी। उससे हुई कमाई आपकी रहेगी।',
  'Once your payment is approved, its reels are hidden and its streak of {days} of {required} days ends.':
    'भुगतान मंज़ूर होते ही उसकी रील नहीं दिखेंगी और उसकी {required} में से {days} दिन की स्ट्रीक खत्म हो जाएगी।',
  'The {amount} locked in it will stay locked. To get this money, finish its streak before you recharge.':
    'उसमें लॉक {amount} लॉक ही रहेंगे। ये पैसे पाने के लिए रिचार्ज से पहले उसकी स्ट्रीक पूरी करें।',
  'Finish the paid plan first': 'पहले पेड प्लान पूरा करें',
  'If you activate it now, its days go by while its reels are hidden.':
    'अभी चालू करने पर उसके दिन बीतते रहेंगे, पर उसकी रील नहीं दिखेंगी।',
  'If you activate it now, it loses {lost} of its {total} days: its reels are hidden until your paid plan ends.':
    'अभी चालू करने पर उसके {total} में से {lost} दिन बेकार जाएँगे: पेड प्लान खत्म होने तक उसकी रील नहीं दिखेंगी।',
  'The days that are left are too few for its streak of {days} days.':
    'बचे हुए दिन उसकी {days} दिन की स्ट्रीक के लिए कम होंगे।',
  'You would lose your free plan': 'आप अपना मुफ़्त प्लान खो देंगे',
  'You would lose {amount}': 'आप {amount} खो देंगे',
  'What you pay buys the plan and cannot be withdrawn. What you earn with it can.':
    'आपके दिए पैसे से प्लान मिलता है, उसे निकाला नहीं जा सकता। उससे हुई कमाई निकाल सकते हैं।',
  'What you entered is still here. Trying again is safe: one payment never counts twice.':
    'आपका भरा हुआ सब यहीं है। फिर कोशिश करना सुरक्षित है: एक भुगतान कभी दो बार नहीं गिना जाता।',
  'Your last recharge for this plan was rejected.': 'इस प्लान का आपका पिछला रिचार्ज अस्वीकार हो गया।',
  'You can see the reason in {plans}. Check the transaction ID and the screenshot, then send them again.':
    'कारण {plans} में दिखता है। ट्रांज़ैक्शन ID और स्क्रीनशॉट जाँचें, फिर दोबारा भेजें।',
  'You can see the reason in {plans}. Please pay again and send the new proof.':
    'कारण {plans} में दिखता है। कृपया दोबारा भुगतान करके नया सबूत भेजें।',
  'your current plans': 'आपके चालू प्लान',
  'We are checking your payment': 'हम आपके भुगतान की जाँच कर रहे हैं',
  'Usually approved within 24 hours. Your plan then starts automatically.':
    'आमतौर पर 24 घंटे में मंज़ूरी मिलती है। फिर आपका प्लान अपने आप शुरू होता है।',
  'See your plans': 'अपने प्लान देखें',
  'You have this plan': 'यह प्लान आपके पास है',
  'It is active. Watch today’s reels to earn with it.': 'यह चालू है। कमाने के लिए आज की रील देखें।',
  'Go to your reels': 'अपनी रील पर जाएँ',
  'Amount paid': 'भेजी गई रकम',
  'The plan amount plus the 2% charge.': 'प्लान की रकम और 2% शुल्क।',
  'Transaction ID': 'ट्रांज़ैक्शन ID',
  'The 12-digit UTR in your UPI app’s payment details.': '12 अंकों का UTR, जो UPI ऐप में भुगतान के विवरण में है।',
  'Screenshot of the payment': 'भुगतान का स्क्रीनशॉट',
  'The chosen screenshot': 'चुना हुआ स्क्रीनशॉट',
  'We check each payment by hand. Usually approved within 24 hours.':
    'हम हर भुगतान खुद जाँचते हैं। आमतौर पर 24 घंटे में मंज़ूरी मिलती है।',
  Cancel: 'रद्द करें',
  'Help and support': 'मदद और सहायता',
  'Recharge failed!': 'रिचार्ज नहीं हुआ!',
  'Something went wrong!': 'कुछ गड़बड़ हो गई!',
  'Upload cancelled': 'अपलोड रद्द किया गया',
  'Your recharge was not accepted. Please open the plan again.':
    'आपका रिचार्ज स्वीकार नहीं हुआ। कृपया प्लान फिर से खोलें।',
  'Your recharge may not have arrived. Please open the plan again to check.':
    'हो सकता है आपका रिचार्ज हम तक न पहुँचा हो। कृपया प्लान फिर से खोलकर देखें।',
  'Free plan activated!': 'मुफ़्त प्लान चालू हो गया!',
  'Recharge request submitted!': 'रिचार्ज का अनुरोध भेज दिया गया!',
  'Amount is required and must be greater than 0': 'रकम लिखें, वह 0 से ज़्यादा होनी चाहिए',
  'The price was {before} and is now {now}. If you have paid {before} already, send its proof at once: we accept it for one hour after the change. Otherwise pay and enter {now}.':
    'कीमत {before} थी और अब {now} है। अगर आपने {before} भेज दिए हैं, तो उसका सबूत तुरंत भेजें: बदलाव के बाद एक घंटे तक हम उसे मानते हैं। नहीं तो {now} भेजें और वही लिखें।',
  'Please pay and enter exactly {total}.': 'कृपया ठीक {total} भेजें और वही लिखें।',
  'Transaction ID is required': 'ट्रांज़ैक्शन ID ज़रूरी है',
  'Transaction ID must be 8 to 35 letters and digits.': 'ट्रांज़ैक्शन ID में 8 से 35 अक्षर और अंक होने चाहिए।',
  'Recharge screen shot image is required.': 'रिचार्ज का स्क्रीनशॉट ज़रूरी है।',
  'Already Pending Plan': 'प्लान की जाँच जारी है',
  'Already Activated Plan': 'प्लान पहले से चालू है',
  'Processing...': 'प्रोसेस हो रहा है...',
  'Confirm Recharge': 'रिचार्ज की पुष्टि करें',
  'Recharge plans': 'रिचार्ज प्लान',
  'Loading plans': 'प्लान लोड हो रहे हैं',
  'The plans could not be loaded.': 'प्लान लोड नहीं हो सके।',
  'No Plans Available': 'कोई प्लान उपलब्ध नहीं',
  'Please check back later.': 'कृपया बाद में फिर देखें।',
  'Every plan runs 50 days with ten reels a day. Earnings unlock after 10 full days in a row. The figures are for watching all reels every day.':
    'हर प्लान 50 दिन चलता है, रोज़ दस रील। लगातार 10 पूरे दिन बाद कमाई अनलॉक होती है। आँकड़े रोज़ सभी रील देखने के हैं।',
  'Back to plans': 'प्लान पर वापस जाएँ',
} satisfies Texts;
