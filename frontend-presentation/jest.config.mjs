import { frontEndJest } from 'frontend-shared/jest/preset.mjs';

export default frontEndJest('frontend-presentation');
