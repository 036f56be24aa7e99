import type { FrameTexts } from '../messages/types/frame-texts';
import { controls } from './controls';
import { titles } from './titles';

export const frameTexts: FrameTexts = { titles, controls };
