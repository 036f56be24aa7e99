import type { CommonMessages } from '../en/common';

export const common: CommonMessages = {
  risk: 'मुनाफ़े की गारंटी नहीं है। शेयर अभी शेयर बाज़ार में ख़रीदे-बेचे नहीं जा सकते। परियोजना में एक बार लगाया गया पैसा वापस नहीं होता।',
  applyForFactory: 'कारख़ाने के लिए आवेदन करें',
  office: { phone: 'फ़ोन:', whatsApp: 'व्हाट्सऐप:' },
};
