// Written from backend/openapi.json by `npm run generate -w frontend-shared`; change the API instead.
export type PublicPath =
  | '/'
  | '/about'
  | '/industries'
  | '/how-it-works'
  | '/success-stories'
  | '/join'
  | '/shareholder'
  | '/contact'
  | '/apply'
  | '/monthly-spice-subscription'
  | '/track'
  | '/privacy'
  | '/terms';
