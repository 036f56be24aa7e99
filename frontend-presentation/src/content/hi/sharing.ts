export const slideCounter = (slide: number, of: number) => `${of} में से स्लाइड ${slide}`;
