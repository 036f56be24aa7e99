export const slideCounter = (slide: number, of: number) => `Slide ${slide} of ${of}`;
