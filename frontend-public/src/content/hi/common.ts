import { risk } from 'frontend-shared/content/hi/risk';

import type { CommonMessages } from '../en/common';

export const common: CommonMessages = {
  risk,
  applyForFactory: 'कारख़ाने के लिए आवेदन करें',
  office: { phone: 'फ़ोन:', whatsApp: 'व्हाट्सऐप:' },
};
