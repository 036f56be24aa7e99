import * as figures from 'frontend-shared/content/figures';
import { risk } from 'frontend-shared/content/hi/risk';
import { buildDeck, type DeckTexts } from '../slides/build-deck';
import { statedFigures } from '../slides/stated-figures';
import { titles } from './titles';

const { amount, short, count, more, rupees, percent, year, month } = statedFigures('hi');
const { invested, profitExample, profitSplit, projects, projectRange, shareRange, targets, timeline } =
  figures;
const { spice, supermarket, led, garments, flour, water, frozen } = projects;

/** The source of figures: the page that states them, and their month. */
const from = (page: string) => `“${page}” पेज से, ${month}`;
const successStories = from('सफलताएँ');

const texts: DeckTexts = {
  title: {
    subtitle: 'असली भारतीय कारख़ानों के सह\u2060-\u2060मालिक बनें',
    imageText: 'एक सड़क पर आटा मिल, मसाला कारख़ाना और सुपरमार्केट',
  },
  vision: {
    content: [
      'कारख़ाने उनके, जो पास में रहते हैं',
      'काम अपने शहर में, दूर नहीं',
      `एक दिन ${count(targets.factories)} कारख़ाने; आज ${count(figures.factoriesRunning)}\u00a0चल\u00a0रहे\u00a0हैं`,
    ],
    imageText: 'उगते सूरज के सामने मशीन चलाने वाला, पैकिंग करने वाली, दुकानदार और शेयरधारक',
    sourcePage: from('हमारे बारे में'),
  },
  'not-a-scheme': {
    content: [
      'हर कारख़ाने की अलग कंपनी',
      'साल में एक बार ऑडिट',
      'मुनाफ़े की गारंटी: कोई नहीं',
      'आईपीओ तक शेयर किसी को बेचे नहीं जा सकते',
    ],
    imageText: 'आगरा का सामुदायिक सुपरमार्केट, धारीदार छज्जे के साथ',
  },
  'core-idea': {
    subtitle: 'थोड़ा-थोड़ा पैसा, एक असली कारख़ाना।',
    processSteps: [
      {
        number: 1,
        title: 'सब थोड़ा लगाते हैं',
        description: 'बहुत से सदस्य थोड़ा-थोड़ा पैसा लगाते हैं।',
      },
      { number: 2, title: 'कंपनी बनती है', description: 'हर कारख़ाने की अपनी प्राइवेट कंपनी होती है।' },
      { number: 3, title: 'माल बनता है', description: 'काम जानने वाला एक साझेदार कारख़ाना चलाता है।' },
      {
        number: 4,
        title: 'मुनाफ़ा बँटता है',
        description: 'साल में एक बार, ऑडिट के बाद, और तभी जब मुनाफ़ा हो।',
      },
    ],
  },
  impact: {
    stats: [
      { value: more(figures.members), label: 'सदस्य', icon: 'Users' },
      {
        value: short(invested.total),
        label: `निवेश: चालू में ${short(invested.running)}, बन\u00a0रहे\u00a0में\u00a0${short(invested.beingBuilt)}`,
        icon: 'IndianRupee',
      },
      { value: count(figures.factoriesRunning), label: 'कारख़ाने चालू', icon: 'Factory' },
      { value: more(figures.jobs), label: 'लोगों को रोज़गार', icon: 'Heart' },
    ],
    sourcePage: from('होम'),
  },
  'eight-steps': {
    subtitle: 'शुरुआत न्योते से होती है।',
    processSteps: [
      { number: 1, title: 'न्योता मिलता है', description: 'कोई शेयरधारक आपको न्योता देता है।' },
      {
        number: 2,
        title: 'शेयर ख़रीदें',
        description: `एक शेयर ${rupees(figures.sharePrice)} का है। एक भी काफ़ी है।`,
      },
      { number: 3, title: 'उम्र भर शेयरधारक', description: 'इसके बाद आप उम्र भर शेयरधारक रहते हैं।' },
      {
        number: 4,
        title: 'परियोजनाएँ देखें',
        description: 'कौन-सा कारख़ाना क्या बनाता है, कहाँ है और कितने का है।',
      },
      {
        number: 5,
        title: 'पैसा लगाएँ',
        description: 'परियोजना में एक बार लगाया गया पैसा वापस नहीं होता।',
      },
      {
        number: 6,
        title: 'कंपनी बनती है',
        description: 'हर कारख़ाने की अपनी प्राइवेट कंपनी, अपने निदेशक और अपना हिसाब।',
      },
      { number: 7, title: 'कारख़ाना शुरू', description: 'एक उत्पादन साझेदार उसे चलाता है।' },
      {
        number: 8,
        title: 'ऑडिट, फिर मुनाफ़ा',
        description: 'साल में एक बार ऑडिट होता है। मुनाफ़ा हो, तो बाँटा जाता है।',
      },
    ],
  },
  'one-company': {
    content: ['अपने निदेशक', 'अपना हिसाब-किताब', 'साल में एक बार ऑडिट', 'उसके बाद ही मुनाफ़ा बँटता है'],
    imageText: 'एक महिला खुली बही की एक-एक पंक्ति पढ़ रही है, पगड़ी वाला एक आदमी साथ देख रहा है',
  },
  'profit-split': {
    subtitle: `एक ईंट यानी साल के मुनाफ़े का ${percent(figures.brick)}।`,
    split: [
      { party: 'partner', share: profitSplit.partner.value, label: 'चलाने वाले साझेदार' },
      { party: 'investors', share: profitSplit.investors.value, label: 'परियोजना के निवेशक' },
      { party: 'marketing', share: profitSplit.marketing.value, label: 'मार्केटिंग' },
      { party: 'operations', share: profitSplit.operations.value, label: 'दफ़्तर का काम' },
    ],
    sourcePage: from('कैसे चलता है'),
  },
  'profit-example': {
    subtitle: 'उदाहरण वादा नहीं होता।',
    table: [
      { label: 'उत्पादन साझेदार', cells: [percent(profitSplit.partner), rupees(profitExample.partner)] },
      {
        label: 'परियोजना के निवेशक',
        cells: [percent(profitSplit.investors), rupees(profitExample.investors)],
      },
      { label: 'मार्केटिंग', cells: [percent(profitSplit.marketing), rupees(profitExample.marketing)] },
      { label: 'दफ़्तर का काम', cells: [percent(profitSplit.operations), rupees(profitExample.operations)] },
      { label: 'बँटने वाला मुनाफ़ा', cells: ['', rupees(profitExample.monthlyProfit)], isTotal: true },
    ],
  },
  'no-profit': {
    subtitle: 'मुनाफ़े की कोई गारंटी नहीं है।',
    progress: 0,
    imageText: 'बीस ईंटों की एक दीवार, जिसमें एक भी ईंट नहीं लगी',
  },
  running: {
    gallery: [
      {
        image: 'spice-outside',
        imageText: 'हाजीपुर का मसाला कारख़ाना: आरी जैसी छत वाला शेड और काम करते लोग',
        caption: 'मसाले, हाजीपुर',
        detail: `${amount(spice.amount)}। मुनाफ़े में।`,
      },
      {
        image: 'supermarket-outside',
        imageText: 'आगरा का सुपरमार्केट: धारीदार छज्जे वाली दुकान',
        caption: 'सुपरमार्केट, आगरा',
        detail: `${amount(supermarket.amount)}। चालू।`,
      },
    ],
    sourcePage: successStories,
  },
  spice: {
    content: [
      'मसाले साफ़ होते, पिसते और पैक होते हैं',
      `${more(spice.investors)} निवेशकों ने पैसा लगाया`,
      `${more(spice.jobs)} लोग यहाँ काम करते हैं`,
    ],
    imageText: 'मसाला कारख़ाने के अंदर: पीले हॉपर वाली चक्की पट्टे पर रखे डिब्बे भर रही है',
    sourcePage: successStories,
  },
  'spice-figures': {
    stats: [
      { value: short(spice.amount), label: 'निवेश', icon: 'IndianRupee' },
      { value: more(spice.investors), label: 'निवेशक', icon: 'Users' },
      { value: more(spice.jobs), label: 'रोज़गार', icon: 'Heart' },
      { value: 'मुनाफ़े में', label: 'आज; अगले साल का वादा नहीं', icon: 'Sparkles' },
    ],
    sourcePage: successStories,
  },
  supermarket: {
    content: [
      'राशन और घर का सामान एक छत के नीचे',
      `${more(supermarket.investors)} निवेशकों ने पैसा लगाया`,
      `${more(supermarket.jobs)} परिवारों को काम`,
    ],
    imageText: 'सुपरमार्केट के अंदर: भरी हुई अलमारियाँ, और काउंटर पर पैसे देती एक ग्राहक',
    sourcePage: successStories,
  },
  'supermarket-figures': {
    stats: [
      { value: short(supermarket.amount), label: 'निवेश', icon: 'IndianRupee' },
      { value: more(supermarket.investors), label: 'निवेशक', icon: 'Users' },
      { value: more(supermarket.jobs), label: 'परिवारों को काम', icon: 'Heart' },
      { value: 'चालू', label: 'आगरा में', icon: 'ShoppingCart' },
    ],
    sourcePage: successStories,
  },
  industries: {
    gallery: [
      { image: 'sector-food', caption: 'खाद्य' },
      { image: 'sector-household', caption: 'घरेलू सामान' },
      { image: 'sector-retail', caption: 'दुकान' },
      { image: 'sector-electronics', caption: 'बिजली का सामान' },
      { image: 'sector-textiles', caption: 'कपड़ा' },
      { image: 'sector-health', caption: 'स्वास्थ्य' },
      { image: 'sector-training', caption: 'प्रशिक्षण' },
      { image: 'sector-construction', caption: 'निर्माण' },
      { image: 'sector-packaging', caption: 'पैकेजिंग' },
      { image: 'sector-transport', caption: 'ढुलाई' },
      { image: 'sector-automobile', caption: 'गाड़ियाँ' },
      { image: 'sector-water', caption: 'पानी' },
    ],
  },
  coming: {
    subtitle: 'ईंटें यानी योजना, पैसा नहीं।',
    table: [
      {
        label: 'एलईडी कारख़ाना',
        cells: ['गुजरात', short(led.amount), percent(led.progress)],
        progress: led.progress.value,
      },
      {
        label: 'सिलाई इकाई',
        cells: ['कोलकाता', short(garments.amount), percent(garments.progress)],
        progress: garments.progress.value,
      },
      {
        label: 'आटा मिल',
        cells: ['पंजाब', short(flour.amount), percent(flour.progress)],
        progress: flour.progress.value,
      },
      { label: 'पानी का प्लांट', cells: ['झाँसी, छपरा', short(water.amount), 'प्रगति जारी'], progress: null },
      { label: 'फ़्रोज़न फ़ूड', cells: ['काशीपुर', short(frozen.amount), 'प्रगति जारी'], progress: null },
    ],
    sourcePage: successStories,
  },
  led: {
    content: [
      `लागत ${amount(led.amount)}`,
      `योजना की प्रगति ${percent(led.progress)}`,
      'पैसा सिर्फ़ शेयरधारक लगा सकते हैं',
    ],
    progress: led.progress.value,
    imageText: 'एलईडी कारख़ाना: तीन गोल छतों पर सोलर पैनल, और एक बहुत बड़ा बल्ब',
    sourcePage: successStories,
  },
  garments: {
    content: [
      `लागत ${amount(garments.amount)}`,
      `योजना की प्रगति ${percent(garments.progress)}`,
      'रोज़ पहनने के कपड़े बनेंगे',
    ],
    progress: garments.progress.value,
    imageText: 'सिलाई इकाई: हर खिड़की में सिलाई मशीन, और छत पर तार पर टँगी कमीज़ें',
    sourcePage: successStories,
  },
  'on-progress': {
    gallery: [
      {
        image: 'water',
        imageText: 'अल्कलाइन पानी का प्लांट: इलेक्ट्रोलिसिस सेल, दो टंकियाँ और बोतलों का रैक',
        caption: 'अल्कलाइन पानी, झाँसी और छपरा',
        detail: `${amount(water.amount)}। बन रहा है।`,
      },
      {
        image: 'frozen',
        imageText: 'फ़्रोज़न फ़ूड का गोदाम: बर्फ़ के निशान वाला दरवाज़ा, पहाड़, और लदता हुआ ट्रक',
        caption: 'फ़्रोज़न फ़ूड, काशीपुर',
        detail: `${amount(frozen.amount)}। तैयारी में।`,
      },
    ],
    sourcePage: successStories,
  },
  'who-can-join': {
    content: [
      'जिसे कोई शेयरधारक न्योता दे',
      `एक शेयर ${rupees(figures.sharePrice)} का है`,
      'पैन, पहचान पत्र और नॉमिनी का नाम',
    ],
    imageText: 'हाजीपुर का मसाला कारख़ाना और नाम का बोर्ड; सामने काम करते लोग',
    sourcePage: from('जुड़ें'),
  },
  'join-steps': {
    subtitle: risk,
    processSteps: [
      { number: 1, title: 'न्योता पाएँ', description: 'कोई शेयरधारक न्योता देता है। उनसे उनका अनुभव पूछें।' },
      {
        number: 2,
        title: 'कम से कम एक शेयर लें',
        description: `एक शेयर ${rupees(figures.sharePrice)} का है; ज़्यादा भी ले सकते हैं।`,
      },
      { number: 3, title: 'केवाईसी पूरा करें', description: 'पैन, पहचान पत्र और नॉमिनी का नाम।' },
      { number: 4, title: 'सदस्य डैशबोर्ड', description: 'वहाँ आप परियोजना चुनते हैं, या नहीं चुनते।' },
    ],
  },
  benefits: {
    gallery: [
      {
        image: 'co-owned-factory',
        imageText: 'मसाला कारख़ाने के सामने दो सदस्य',
        caption: 'असली उद्योगों में हिस्सा',
      },
      {
        image: 'account-book',
        imageText: 'एक महिला और एक आदमी खुली बही पढ़ रहे हैं',
        caption: 'खुला हिसाब',
      },
      {
        image: 'open-door',
        imageText: 'खुले दरवाज़े से भीतर जाते दादा और बच्ची',
        caption: 'उम्र भर के अधिकार',
      },
      {
        image: 'weighing',
        imageText: 'तराज़ू, और मिर्च व हल्दी की बोरियाँ',
        caption: 'मुनाफ़ा, जब हो',
      },
    ],
  },
  principle: {
    subtitle: 'उद्योग लगाना, व्यापार नहीं',
    imageText: 'एक किसान, अपनी बेटी के साथ एक महिला, और एक कामगार',
  },
  terms: {
    table: [
      { label: 'एक शेयर', cells: [rupees(figures.sharePrice)] },
      { label: 'शेयर का एक आवेदन', cells: [`${rupees(shareRange.from)} से ${rupees(shareRange.to)}`] },
      { label: 'परियोजनाओं में निवेश', cells: [`${rupees(projectRange.from)} से ${rupees(projectRange.to)}`] },
      { label: 'पैसा वापस', cells: ['नहीं होता'] },
      { label: 'मुनाफ़े की गारंटी', cells: ['कोई नहीं'], isTotal: true },
    ],
    sourcePage: from('जुड़ें'),
  },
  risks: {
    isWarning: true,
    content: [
      'मुनाफ़े की गारंटी नहीं।',
      'मुनाफ़ा न हो: अगले साल तक इंतज़ार।',
      'शेयर अभी शेयर बाज़ार में ख़रीदे-बेचे नहीं जा सकते।',
      'परियोजना का पैसा वापस नहीं होता।',
    ],
  },
  legacy: {
    content: 'आपके न रहने पर आपका मुनाफ़ा और आपके अधिकार आपके नॉमिनी को मिल सकते हैं।',
    imageText: 'एक पुराना पेड़; नीचे बच्ची के साथ दादा, और एक दंपति',
  },
  journey: {
    years: [
      {
        years: `${year(timeline.foundation.from)} से ${year(timeline.foundation.to)}`,
        text: `नींव: ${count(timeline.foundation.citizens)} नागरिक`,
      },
      { years: `${year(timeline.launch.from)} से अब तक`, text: 'पहले कारख़ाने शुरू हुए' },
      {
        years: `${year(timeline.scaleUp.goal)} की योजना`,
        text: `लक्ष्य: ${count(targets.shareholders)} शेयरधारक`,
        isPlanned: true,
      },
    ],
    sourcePage: from('हमारे बारे में'),
  },
  philosophy: {
    subtitle: 'हमारा विचार',
    imageText: 'दो राजमिस्त्री दीवार की अगली क़तार रख रहे हैं',
  },
  'next-brick': {
    content: risk,
    links: [
      { label: 'शेयरधारक बनें', path: '/shareholder' },
      { label: 'कारख़ाने के लिए आवेदन करें', path: '/apply' },
    ],
  },
};

export const deck = buildDeck(titles, texts);
