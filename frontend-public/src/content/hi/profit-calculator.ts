import type { ProfitCalculatorMessages, ProfitSplitMessages } from '../en/profit-calculator';

export const profitCalculator: ProfitCalculatorMessages = {
  title: 'हिसाब ख़ुद लगाकर देखें',
  lead: 'यह सिर्फ़ हिसाब है, भविष्यवाणी नहीं। यह बिना मुनाफ़े वाले साल से शुरू होता है, क्योंकि मुनाफ़े का वादा कोई नहीं कर सकता।',
  needsScript: 'रक़म बदलने के लिए ब्राउज़र में JavaScript चाहिए। ऊपर के उदाहरण में यही हिसाब दिया है।',
  amounts: 'रक़म',
  contribution: {
    label: 'आप कितना लगाते हैं',
    help: (least, most) => `${least} से ${most} तक। हर परियोजना की एक तय इकाई भी होती है।`,
  },
  factory: { label: 'कारख़ाने की लागत', help: 'सारे निवेशक मिलकर इतना लगाते हैं।' },
  year: { label: 'साल कैसा रहा', none: 'मुनाफ़ा नहीं हुआ', some: 'मुनाफ़ा हुआ' },
  profit: { label: 'साल का मुनाफ़ा', help: 'हिसाब बंद होने और ऑडिट के बाद' },
  presets: (label) => `${label}: चुनने के लिए रक़में`,
  problems: {
    missing: 'रक़म लिखें।',
    unreadable: 'पूरे रुपये लिखें, जैसे 10,000 या 10 लाख।',
    tooSmall: (least) => `${least} या उससे ज़्यादा लिखें।`,
    tooLarge: (most) => `${most} या उससे कम लिखें।`,
  },
  result: {
    title: 'उस साल का हिसाब',
    behind: 'पूरा पेज खुलते ही इन रक़मों का हिसाब यहाँ दिखेगा।',
    unclear: 'रक़म सुधारें, तब हिसाब यहाँ दिखेगा।',
    none: {
      headline: 'मुनाफ़ा नहीं हुआ। अगले साल तक इंतज़ार करना होगा।',
      text: (contribution) =>
        `बाँटने को कुछ नहीं है, इसलिए आपका हिस्सा भी कुछ नहीं। आपके ${contribution} कारख़ाने में लगे रहते हैं और वापस नहीं होते।`,
      wall: 'ख़ाली ईंटों की दीवार: बाँटने को कुछ नहीं है',
      account: {
        profit: 'बाँटने के लिए मुनाफ़ा',
        part: 'आपका हिस्सा',
        stays: 'कारख़ाने में लगा रहेगा',
        paidBack: 'आपको वापस',
      },
    },
    some: {
      headline: (part) => `आपका हिस्सा: ${part}`,
      text: (contribution, factory, investors) =>
        `${factory} में से ${contribution} आपने लगाए, इसलिए निवेशकों के ${investors} में से उतना ही हिस्सा आपका है। आपके ${contribution} कारख़ाने में लगे रहते हैं।`,
    },
    rounding: 'एक पैसे से कम की रक़म छोड़ दी गई है। टैक्स इसमें नहीं गिना गया है।',
  },
};

export const profitSplit: ProfitSplitMessages = {
  wall: (all, partner, investors, marketing, operations) =>
    `${all} ईंटें: ${partner} उत्पादन साझेदार की, ${investors} परियोजना के निवेशकों की, ${marketing} मार्केटिंग की, ${operations} दफ़्तर के काम की`,
  who: 'किसे',
  share: 'हिस्सा',
  amount: 'रक़म',
  profit: 'बाँटने के लिए मुनाफ़ा',
  shares: {
    partner: { label: 'उत्पादन साझेदार', text: 'कारख़ाना चलाते हैं' },
    investors: { label: 'परियोजना के निवेशक', text: 'जिसने जितना लगाया, उसी हिसाब से' },
    marketing: { label: 'मार्केटिंग', text: 'माल के ख़रीदार ढूँढना' },
    operations: { label: 'दफ़्तर का काम', text: 'क़ानूनी काम, ऑडिट, आईटी, हिसाब-किताब' },
  },
};
