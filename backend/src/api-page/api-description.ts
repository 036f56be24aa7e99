import { type INestApplication, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';

/** Holds the API description, which is generated on the first request. */
@Injectable()
export class ApiDescription {
  private app?: INestApplication;
  private described?: OpenAPIObject;

  /** Sets the described application. Called once, while it is being created. */
  of(app: INestApplication): void {
    this.app = app;
  }

  get document(): OpenAPIObject {
    if (!this.app) throw new Error('ApiDescription.of(app) was not called');
    this.described ??= describeApi(this.app);
    return this.described;
  }
}
