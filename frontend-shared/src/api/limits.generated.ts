// Written from backend/openapi.json by `npm run generate -w frontend-shared`; change the API instead.
export const apiLimits = {
  "undoMs": 10000,
  "pageSize": 200,
  "chosenRecords": 1000,
  "markedBoxes": 200,
  "notifications": 30
} as const;

/** Slides of the deck, each with its URL. By itself, because every page needs it and only it. */
export const SLIDES = 30;
