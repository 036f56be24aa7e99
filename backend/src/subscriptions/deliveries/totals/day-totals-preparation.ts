import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundWork } from '../../../database/background-work.js';
import { lastBoxDay, nextBoxDay } from '../../delivery-day.js';
import { DayTotalsService } from './day-totals.service.js';

const DAY_MS = 24 * 3_600_000;
/** Delay after the start of a process, when it is busy with other work, in ms. */
const AFTER_START_MS = 10_000;
/** How often it is checked whether another day is to be counted, in ms. */
const INTERVAL_MS = DAY_MS / 4;

/** Counts the most viewed days in advance: the last box day, the next one, and the one that is next tomorrow. */
@Injectable()
export class DayTotalsPreparation implements OnApplicationBootstrap, OnModuleDestroy {
  private first?: NodeJS.Timeout;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly totals: DayTotalsService,
    private readonly background: BackgroundWork,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start(() => {
      this.first = setTimeout(() => this.prepare(), AFTER_START_MS).unref();
      this.timer = setInterval(() => this.prepare(), INTERVAL_MS).unref();
    });
  }

  onModuleDestroy(): void {
    clearTimeout(this.first);
    clearInterval(this.timer);
  }

  prepare(now = new Date()): void {
    const tomorrow = new Date(now.getTime() + DAY_MS);
    for (const day of new Set([nextBoxDay(now), lastBoxDay(now), nextBoxDay(tomorrow)])) {
      this.totals.prepare(day);
    }
  }
}
