import { createHash } from 'node:crypto';
import { type INestApplication, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';

interface SerializedDescription {
  json: Buffer;
  etag: string;
}

/** Holds the API description, which is generated on the first request. */
@Injectable()
export class ApiDescription {
  private app?: INestApplication;
  private described?: OpenAPIObject;
  private serialized?: SerializedDescription;

  /** Sets the described application. Called once, while it is being created. */
  of(app: INestApplication): void {
    this.app = app;
  }

  get document(): OpenAPIObject {
    if (!this.app) throw new Error('ApiDescription.of(app) was not called');
    this.described ??= describeApi(this.app);
    return this.described;
  }

  /** The document as sent: serializing its 700 kB for each call would let a stranger occupy the process. */
  get content(): SerializedDescription {
    this.serialized ??= serialize(this.document);
    return this.serialized;
  }
}

function serialize(document: OpenAPIObject): SerializedDescription {
  const json = Buffer.from(JSON.stringify(document));
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url')}"` };
}
