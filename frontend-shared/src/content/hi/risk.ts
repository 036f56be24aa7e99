/** The risk notice, shown wherever visitors are invited to invest. */
export const risk =
  'मुनाफ़े की गारंटी नहीं है। शेयर अभी शेयर बाज़ार में ख़रीदे-बेचे नहीं जा सकते। परियोजना में एक बार लगाया गया पैसा वापस नहीं होता।';
