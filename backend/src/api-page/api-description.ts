import { type INestApplication, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';

/** Holds the API's description; it is worked out when somebody asks for it first. */
@Injectable()
export class ApiDescription {
  private app?: INestApplication;
  private described?: OpenAPIObject;

  /** Tells which application is described. Called once, while it is made. */
  of(app: INestApplication): void {
    this.app = app;
  }

  get document(): OpenAPIObject {
    if (!this.app) throw new Error('ApiDescription.of(app) was not called');
    this.described ??= describeApi(this.app);
    return this.described;
  }
}
