import type { ProjectsMessages } from '../en/projects';

export const projects: ProjectsMessages = {
  spice: {
    name: 'मसाला कारख़ाना',
    type: 'खाद्य प्रसंस्करण',
    place: 'हाजीपुर, बिहार',
    board: { hindi: 'हाजीपुर', latin: 'HAJIPUR' },
    text: (investors, jobs) =>
      `हाजीपुर में मसाले साफ़ होते हैं, पिसते हैं और पैक होते हैं। ${investors} निवेशक मिलकर इसके मालिक हैं और ${jobs} लोगों को यहाँ रोज़गार मिला है।`,
  },
  supermarket: {
    name: 'सामुदायिक सुपरमार्केट',
    type: 'खुदरा दुकान',
    place: 'आगरा, उत्तर प्रदेश',
    board: { hindi: 'आगरा', latin: 'AGRA' },
    text: (investors, jobs) =>
      `राशन और घर का सामान एक ही छत के नीचे। ${investors} निवेशक मिलकर इसके मालिक हैं और ${jobs} लोगों को यहाँ रोज़गार मिला है।`,
  },
  led: {
    name: 'एलईडी कारख़ाना',
    type: 'इलेक्ट्रॉनिक्स',
    place: 'गुजरात',
    board: { hindi: 'गुजरात', latin: 'GUJARAT' },
    text: () => 'यहाँ एलईडी बल्ब और लाइटें बनेंगी।',
  },
  garments: {
    name: 'सिलाई इकाई',
    type: 'कपड़े',
    place: 'कोलकाता, पश्चिम बंगाल',
    board: { hindi: 'कोलकाता', latin: 'KOLKATA' },
    text: () => 'सिलाई मशीनों का एक हॉल, जहाँ रोज़ पहनने के कपड़े बनेंगे।',
  },
  flour: {
    name: 'आटा मिल',
    type: 'खाद्य प्रसंस्करण',
    place: 'पंजाब',
    board: { hindi: 'पंजाब', latin: 'PUNJAB' },
    text: () => 'यहाँ गेहूँ साफ़ होगा, पिसेगा और पैक होगा।',
  },
  water: {
    name: 'अल्कलाइन पानी का प्लांट',
    type: 'इलेक्ट्रोलिसिस तकनीक',
    place: 'झाँसी और छपरा',
    board: { hindi: 'झाँसी', latin: 'JHANSI' },
    text: () => 'पीने का पानी इलेक्ट्रोलिसिस से तैयार होगा और दो जगहों पर बोतलों में भरा जाएगा। निर्माण जारी है।',
  },
  frozen: {
    name: 'फ़्रोज़न फ़ूड',
    type: 'खाद्य प्रसंस्करण',
    place: 'काशीपुर, उत्तराखंड',
    board: { hindi: 'काशीपुर', latin: 'KASHIPUR' },
    text: () => 'यहाँ सब्ज़ियाँ साफ़ करके जमाई जाएँगी और बिकने तक ठंडी रखी जाएँगी।',
  },
};
