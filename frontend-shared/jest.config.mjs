import { frontEndJest } from './jest/preset.mjs';

export default frontEndJest('frontend-shared');
