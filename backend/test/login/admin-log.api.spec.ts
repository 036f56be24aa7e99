import { Injectable, type MiddlewareConsumer, Module } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import request from 'supertest';
import { AppLogger } from '../../src/common/logging/app-logger.js';
import { logIn, PASSWORD, storeAdministrator } from '../support/factories/administrators.js';
import { loggedLines } from '../support/logged-lines.js';
import { FIRST_ADMINISTRATOR, startTestApp } from '../support/test-app.js';

/** Logs every whole request, which no real code may do. */
@Injectable()
class CarelessMiddleware {
  constructor(private readonly logger: AppLogger) {}

  use({ body, headers }: Request, _response: Response, next: NextFunction): void {
    this.logger.info('careless', { password: body?.password, request: { headers } });
    next();
  }
}

@Module({})
class CarelessModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(CarelessMiddleware).forRoutes('*path');
  }
}

test('the server log contains no password, token or cookie, even when whole requests are logged', async () => {
  const running = await startTestApp({ env: { LOG_LEVEL: 'debug' }, imports: [CarelessModule] });
  try {
    const email = await storeAdministrator(running);
    const admin = await logIn(running, { email, password: PASSWORD });
    const post = (path: string) => request(running.origin).post(path);
    const renewed = await post('/api/admin/session/refresh').set('Cookie', admin.cookie).expect(200);
    await post('/api/admin/logout').auth(renewed.body.token, { type: 'bearer' }).expect(200);
    const written = loggedLines.join('');
    expect(written.match(/"msg":"careless"/g)).toHaveLength(3);
    expect(written).toContain('"authorization":"…"');
    for (const secret of [PASSWORD, admin.token, admin.cookie, renewed.body.token]) {
      expect(written).not.toContain(secret);
    }
  } finally {
    await running.close();
  }
});

test('the server log contains no e-mail address, IP address, account id, password or token of a login', async () => {
  const running = await startTestApp({ env: { LOG_LEVEL: 'debug' } });
  try {
    const email = await storeAdministrator(running);
    const admin = await logIn(running, { email, password: PASSWORD });
    const post = (path: string, body: object = {}) => request(running.origin).post(path).send(body);
    await post('/api/admin/login', { email, password: 'a wrong password' }).expect(401);
    const renewed = await post('/api/admin/session/refresh').set('Cookie', admin.cookie).expect(200);
    await post('/api/admin/register', { email: 'new@example.org' })
      .auth(admin.token, { type: 'bearer' })
      .expect(403);
    await post('/api/admin/logout').auth(renewed.body.token, { type: 'bearer' }).expect(200);
    const written = loggedLines.join('');
    expect(written).toContain('"route":"/api/admin/login"');
    for (const personal of [
      email,
      'new@example.org',
      FIRST_ADMINISTRATOR.email,
      PASSWORD,
      'a wrong password',
      admin.token,
      admin.cookie,
      renewed.body.token,
      admin.adminId,
      '127.0.0.1',
    ]) {
      expect(written).not.toContain(personal);
    }
  } finally {
    await running.close();
  }
});
