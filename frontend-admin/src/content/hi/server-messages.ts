/**
 * Hindi translations of the API's English messages. `{}` stands for a variable part; `{1}` refers to the first of them,
 * and so on. A message without a translation is shown in English.
 */
export const serverMessages: Readonly<Record<string, string>> = {
  // Any request.
  'Please correct the marked fields.': 'कृपया निशान लगे ख़ाने ठीक करें।',
  'Please log in.': 'कृपया लॉगिन करें।',
  'You do not have permission to do this.': 'आपको यह करने की अनुमति नहीं है।',
  'Please set up a second factor first. What your account may do needs one.':
    'कृपया पहले दूसरा सुरक्षा चरण जोड़ें। आपके खाते को जो अधिकार मिले हैं, उनके लिए यह ज़रूरी है।',
  'Please show once more that it is you.': 'कृपया एक बार फिर बताएँ कि यह आप ही हैं।',
  'Not found.': 'यह नहीं मिला।',
  'The request took too long to arrive. Please try again.': 'जानकारी पहुँचने में बहुत देर लगी। कृपया फिर कोशिश करें।',
  'The record has been changed in the meantime.': 'इसमें इस बीच बदलाव हो चुका है।',
  // Without the state, which the API names in English.
  'This record has been changed in the meantime. It is now {}.': 'इस रिकॉर्ड की स्थिति इस बीच बदल चुकी है।',
  'This record is {} now.': 'इस रिकॉर्ड की स्थिति इस बीच बदल चुकी है।',
  'This record is {}, and that is final.': 'इस रिकॉर्ड की स्थिति अब नहीं बदली जा सकती।',
  'A record that is {} cannot become {} directly. Reopen it first.':
    'इस स्थिति से सीधे यह फ़ैसला नहीं हो सकता। पहले इसे फिर विचार में लें।',
  'The request is too large.': 'भेजी गई जानकारी बहुत बड़ी है।',
  'Too many attempts. Please wait and try again.': 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'The service is busy. Please try again in a moment.': 'सर्वर अभी व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें।',
  'The service is starting. Please try again in a moment.':
    'सर्वर अभी चालू हो रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  'This took too long. Please try again in a few seconds.': 'इसमें बहुत देर लगी। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  'There is no such record.': 'ऐसा कोई रिकॉर्ड नहीं है।',

  // Validation errors of fields.
  '{} must be at least {} characters long.': 'कम से कम {2} अक्षर लिखें।',
  '{} must be at most {} characters long.': 'ज़्यादा से ज़्यादा {2} अक्षर लिखें।',
  '{} must be on one line.': 'इसे एक ही पंक्ति में लिखें।',
  '{} must be a valid e-mail address.': 'कृपया सही ईमेल पता लिखें।',
  '{} is required.': 'इसे भरना ज़रूरी है।',

  // Login and account.
  'The e-mail address or the password is wrong.': 'ईमेल पता या पासवर्ड ग़लत है।',
  'The password is wrong.': 'पासवर्ड ग़लत है।',
  'The current password is wrong.': 'मौजूदा पासवर्ड ग़लत है।',
  'Choose a password that is different from the current one.': 'मौजूदा पासवर्ड से अलग पासवर्ड चुनें।',
  'This password is too easy to guess. Choose another, for instance four words.':
    'इस पासवर्ड का अनुमान लगाना बहुत आसान है। दूसरा चुनें, जैसे चार शब्द।',
  'The password of this account has just been changed. Please try again.':
    'इस खाते का पासवर्ड अभी-अभी बदला गया है। कृपया फिर कोशिश करें।',
  'This account is suspended. A mail to its address says why, and an owner of the console can open it again.':
    'यह खाता रोक दिया गया है। वजह इसके पते पर भेजे गए ईमेल में लिखी है। कोई मुख्य एडमिन इसे फिर खोल सकता है।',
  'This login is not valid any more. Please begin again with the password.':
    'यह लॉगिन अब काम नहीं करता। कृपया पासवर्ड से फिर शुरू करें।',
  'This login is not valid any more. Please begin again.': 'यह लॉगिन अब काम नहीं करता। कृपया फिर शुरू करें।',
  'This link does not work any more. It works once and for a limited time; please ask for a new one.':
    'यह लिंक अब काम नहीं करता। यह एक ही बार और सीमित समय तक चलता है। कृपया नया माँगें।',
  'This link does not work any more. It was used, its time is over, or the change was withdrawn.':
    'यह लिंक अब काम नहीं करता। यह इस्तेमाल हो चुका है, इसका समय निकल गया, या बदलाव वापस ले लिया गया।',
  'This code is wrong or was used before.': 'यह कोड ग़लत है या पहले इस्तेमाल हो चुका है।',
  'This code is wrong. Use the newest entry in the app, and check that the clock of the phone is right.':
    'यह कोड ग़लत है। ऐप में सबसे नई एंट्री का कोड लिखें, और देखें कि फ़ोन की घड़ी सही है।',
  'This account has a second factor. Please use it instead of the password.':
    'इस खाते में दूसरा सुरक्षा चरण है। कृपया पासवर्ड की जगह उसी का इस्तेमाल करें।',
  'Please begin again: the time to set up the app is over.': 'कृपया फिर शुरू करें। ऐप जोड़ने का समय निकल गया।',
  'This account already has an authenticator app. Remove it first.':
    'इस खाते में ऑथेंटिकेटर ऐप पहले से है। पहले उसे हटाएँ।',
  'This account has no second factor.': 'इस खाते में दूसरा सुरक्षा चरण नहीं है।',
  'This account has no authenticator app.': 'इस खाते में ऑथेंटिकेटर ऐप नहीं है।',
  'This account has no passkey.': 'इस खाते में कोई पासकी नहीं है।',
  'This account has no such passkey.': 'इस खाते में ऐसी कोई पासकी नहीं है।',
  'An account has at most {} passkeys. Remove one first.':
    'एक खाते में ज़्यादा से ज़्यादा {1} पासकी हो सकती हैं। पहले एक हटाएँ।',
  'This passkey is already registered, or the account has the maximum number of passkeys.':
    'यह पासकी पहले से है, या इस खाते में जितनी पासकी हो सकती हैं, उतनी हो चुकी हैं।',
  'This passkey was not accepted. Try again, or choose another way.':
    'यह पासकी नहीं मानी गई। फिर कोशिश करें, या कोई और तरीक़ा चुनें।',
  'Your second factor has just been changed. Please check it and try again.':
    'आपका दूसरा सुरक्षा चरण अभी-अभी बदला है। कृपया फिर देखें।',
  'Another administrator has to reset your second factor.':
    'आपका दूसरा सुरक्षा चरण किसी और एडमिन को हटाना होगा।',
  'There is no such session, or it has ended.': 'ऐसा कोई लॉगिन नहीं है, या वह ख़त्म हो चुका है।',
  'This is already the address of your account.': 'आपके खाते का पता पहले से यही है।',
  'No other e-mail address is waiting to be confirmed.': 'पुष्टि के लिए कोई दूसरा ईमेल पता बाक़ी नहीं है।',
  'Another account has this e-mail address by now, so nothing was changed. Please choose another address.':
    'यह ईमेल पता अब किसी और खाते का है, इसलिए कुछ नहीं बदला। कृपया दूसरा पता चुनें।',
  'Your account has just been changed. Please try again.': 'आपका खाता इसी समय बदला गया। कृपया फिर कोशिश करें।',
  'Your settings have just been changed elsewhere. Please check them.':
    'आपकी सेटिंग इसी समय कहीं और बदली गईं। कृपया फिर देखें।',

  // The team.
  'There is no such administrator.': 'ऐसा कोई एडमिन नहीं है।',
  'There is already an account with this e-mail address.': 'इस ईमेल पते का खाता पहले से है।',
  'This person has already chosen a password.': 'इन्होंने पासवर्ड पहले ही चुन लिया है।',
  'You cannot change your own permissions.': 'अपने अधिकार आप ख़ुद नहीं बदल सकते।',
  'You cannot suspend or remove your own account.': 'अपने खाते को आप ख़ुद रोक या हटा नहीं सकते।',
  'Another owner has to change how many PANs you may reveal.':
    'आप कितने PAN देख सकते हैं, यह कोई दूसरा मुख्य एडमिन ही बदल सकता है।',
  'This account is already suspended.': 'यह खाता पहले से रोका हुआ है।',
  'This account is not suspended.': 'यह खाता रोका हुआ नहीं है।',
  'Somebody else has changed what this account may do. Nothing was saved.':
    'इस खाते के अधिकार इस बीच किसी और ने बदल दिए। कुछ सहेजा नहीं गया।',
  'This is the last account that can manage administrators, so it must keep that permission.':
    'एडमिन सँभालने का अधिकार अब इसी एक खाते के पास है, इसलिए यह अधिकार इसके पास रहना ज़रूरी है।',
  'This is the last account that can manage administrators. Give somebody else that permission first.':
    'एडमिन सँभालने का अधिकार अब इसी एक खाते के पास है। पहले यह अधिकार किसी और को दें।',

  // Records.
  'Somebody else has changed this record since. Nothing was undone.':
    'इस बीच किसी और ने इस रिकॉर्ड को बदल दिया है। कुछ भी वापस नहीं हुआ।',
  'The time to undo this is over. Nothing was undone.':
    'इसे पहले जैसा करने का समय निकल चुका है। कुछ भी वापस नहीं हुआ।',
  'The mail has left. It cannot be undone any more.': 'ईमेल जा चुका है। अब इसे पहले जैसा नहीं किया जा सकता।',
  'No document was sent with this application.': 'इस आवेदन के साथ कोई दस्तावेज़ नहीं भेजा गया।',
  'This document no longer exists.': 'यह दस्तावेज़ अब नहीं है।',
  'This file cannot be read at the moment. Please try again later.':
    'यह फ़ाइल अभी नहीं खुल सकती। कृपया बाद में फिर कोशिश करें।',
  '{} was encrypted with the data key {}, which this server does not have. It can be read again when that key is added to DATA_ENCRYPTION_KEYS_PREVIOUS.':
    'यह डेटा-कुंजी {2} से बंद है, जो इस सर्वर के पास नहीं है। वह कुंजी DATA_ENCRYPTION_KEYS_PREVIOUS में जोड़ने पर यह फिर खुल सकेगा।',
  '{} cannot be read: what is stored was changed or damaged. Please tell whoever runs the server; a backup may still have it.':
    'यह नहीं खुल सकता, क्योंकि जो सहेजा गया था वह बदल गया है या ख़राब हो गया है। कृपया सर्वर चलाने वाले व्यक्ति को बताएँ। हो सकता है कि बैकअप में यह अब भी हो।',
  'You have revealed {} today, which is the daily limit of your account. An owner can raise it; otherwise continue tomorrow.':
    'आज आपका खाता जितने PAN देख सकता है, उतने आप देख चुके हैं। कोई मुख्य एडमिन यह संख्या बढ़ा सकता है, नहीं तो कल आगे बढ़ें।',
  'A file with PANs reveals each of them, and your account may reveal {} more today. Choose fewer records; an owner can raise the number.':
    'PAN वाली फ़ाइल में हर PAN देखा हुआ गिना जाता है, और आज आपका खाता {1} और देख सकता है। कम रिकॉर्ड चुनें, या कोई मुख्य एडमिन यह संख्या बढ़ा सकता है।',
  'This record has {} notes, which is the maximum.': 'इस रिकॉर्ड पर {1} नोट हो चुके हैं, और नहीं जुड़ सकते।',
  'There is no such note.': 'ऐसा कोई नोट नहीं है।',
  'Only its author can delete a note.': 'नोट सिर्फ़ वही मिटा सकते हैं जिन्होंने उसे लिखा।',
  'A note can only be deleted within {} minutes.': 'नोट {1} मिनट तक ही मिटाया जा सकता है।',
  'This message may have been sent by a program. Mark it as not spam before you reply.':
    'हो सकता है कि यह संदेश किसी प्रोग्राम ने भेजा हो। जवाब से पहले इस पर “स्पैम नहीं” का निशान लगाएँ।',
  'This message has {} replies, which is the maximum.': 'इस संदेश के {1} जवाब हो चुके हैं, और नहीं भेजे जा सकते।',
  '{} has replied meanwhile. Nothing was sent.': '{1} इस बीच जवाब दे चुके हैं। कुछ नहीं भेजा गया।',
  'A reply was undone meanwhile. Nothing was sent.': 'इस बीच एक जवाब वापस ले लिया गया। कुछ नहीं भेजा गया।',
  'This reply was undone. Nothing was sent.': 'यह जवाब वापस ले लिया गया। कुछ नहीं भेजा गया।',
  'There is no such reply.': 'ऐसा कोई जवाब नहीं है।',
  'Only its author can undo a reply.': 'जवाब सिर्फ़ वही वापस ले सकते हैं जिन्होंने उसे लिखा।',
  'These boxes have not left yet. They can be marked from the day on which they leave.':
    'ये डिब्बे अभी निकले नहीं हैं। जिस दिन निकलेंगे, उसी दिन से मार्क किए जा सकेंगे।',
  'The link or the code of this mail has expired. Whoever needs one can ask for another.':
    'इस ईमेल के लिंक या कोड का समय निकल गया है। जिन्हें चाहिए, वे नया माँग सकते हैं।',
  'There has been another decision about the record since then, so this mail is out of date.':
    'इस रिकॉर्ड पर इसके बाद नया फ़ैसला हुआ है। इस ईमेल में लिखी बात अब सही नहीं है।',
  'What this mail is about has changed since then, so it is out of date.':
    'यह ईमेल जिस बारे में है, उसमें इसके बाद बदलाव हुआ है। इस ईमेल में लिखी बात अब सही नहीं है।',
  'Its recipient has no access any more, so this mail is not sent.':
    'जिन्हें यह ईमेल जाना था, उन्हें अब इसे देखने की अनुमति नहीं है। इसलिए यह नहीं भेजा जाएगा।',
  'There is no such undelivered mail.': 'ऐसा कोई न पहुँचा ईमेल नहीं है।',
  'Somebody else has already decided about this mail.': 'इस ईमेल का फ़ैसला कोई और पहले ही कर चुका है।',

  // Views, reasons and exports.
  'You have no such saved view.': 'आपकी ऐसी कोई सहेजी हुई सूची नहीं है।',
  'You share {} saved views, which is the maximum. Stop sharing one first.':
    'आपने {1} सहेजी हुई सूचियाँ सबके साथ साझा की हैं। पहले कोई ऐसी सूची साझा करना बंद करें जिसकी अब किसी को ज़रूरत नहीं।',
  'You have {} saved views, which is the maximum. Delete one first.':
    'आपकी {1} सहेजी हुई सूचियाँ हैं। पहले कोई ऐसी मिटाएँ जो अब नहीं चाहिए।',
  '{} has changed the reasons meanwhile. Nothing was saved.': 'इस बीच {1} ने कारण बदल दिए। कुछ सहेजा नहीं गया।',
  'There can be {} reasons at most.': 'ज़्यादा से ज़्यादा {1} कारण हो सकते हैं।',
  'This download has expired. Please start it again in the console.':
    'इस डाउनलोड का समय निकल गया। कृपया इसे फिर शुरू करें।',
};
