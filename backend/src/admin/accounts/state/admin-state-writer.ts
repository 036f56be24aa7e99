import { Injectable } from '@nestjs/common';
import { AppError, busy } from '../../../common/errors/app-error.js';
import { AccountEffects } from '../account-effects.js';
import { AdminStateRepository, type StateChange } from './admin-state.repository.js';
import type { AdminState } from './admin-state.schema.js';

/** Attempts while others keep changing the state. If more are needed, something else is wrong. */
const MAX_ATTEMPTS = 30;

/**
 * Changes the one document with the state shared by all accounts, and repeats the checks when a concurrent change was
 * written first.
 */
@Injectable()
export class AdminStateWriter {
  constructor(
    private readonly state: AdminStateRepository,
    private readonly effects: AccountEffects,
  ) {}

  /**
   * Reads, checks and writes until nobody else wrote in between.
   * @param plan returns the change for the given state, or undefined when there is nothing to do; an error it throws
   * ends the attempt
   */
  async apply(plan: (state: AdminState) => StateChange | undefined): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const state = await this.state.find();
      if (!state) throw new AppError('CONFLICT', 'There is no first account yet.');
      const change = plan(state);
      if (!change) return;
      if (!(await this.state.write(state.revision, change))) continue;
      await this.effects.processState();
      return;
    }
    throw busy(2);
  }
}
