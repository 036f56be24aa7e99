import { Injectable } from '@nestjs/common';
import type { CallerIdentity } from '../../common/access/caller.js';
import { AppError } from '../../common/errors/app-error.js';
import type { SessionRecord } from '../sessions/session.schema.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { OwnSession } from './own-sessions.dto.js';

export const NO_SESSION = 'There is no such session, or it has ended.';

/** The sessions of the caller. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly sessions: SessionsService) {}

  async list(caller: CallerIdentity): Promise<OwnSession[]> {
    const found = await this.sessions.listActive(caller.adminId);
    return found.map((session) => viewOf(session, caller));
  }

  /** @throws AppError NOT_FOUND */
  async end(caller: CallerIdentity, id: string, clientIp: string): Promise<void> {
    const found = await this.sessions.listActive(caller.adminId);
    const session = found.find(({ _id }) => _id.toHexString() === id.toLowerCase());
    const hasEnded = session && (await this.sessions.endAnother(caller, session, clientIp));
    if (!hasEnded) throw new AppError('NOT_FOUND', NO_SESSION);
  }

  /** Ends all of them, however many there are. @returns how many were ended by this call */
  async endOthers(caller: CallerIdentity, clientIp: string): Promise<number> {
    let ended = 0;
    for (;;) {
      const found = await this.sessions.listActive(caller.adminId);
      const others = found.filter(({ _id }) => _id.toHexString() !== caller.sessionId);
      if (others.length === 0) return ended;
      for (const session of others)
        ended += (await this.sessions.endAnother(caller, session, clientIp)) ? 1 : 0;
    }
  }
}

function viewOf(session: SessionRecord, { sessionId }: CallerIdentity): OwnSession {
  const { _id, openedFrom, createdAt, refreshedAt } = session;
  const id = _id.toHexString();
  return {
    _id: id,
    isCurrent: id === sessionId,
    ...openedFrom,
    createdAt: createdAt.toISOString(),
    lastUsedAt: refreshedAt.toISOString(),
  };
}
