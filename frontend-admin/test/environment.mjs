import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the web platform's own network types, which jsdom does not have and Node does. */
export default class ConsoleEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    class SameOriginRequest extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, global.location.href) : input, init);
      }
    }
    Object.assign(global, {
      AbortController,
      AbortSignal,
      Blob,
      Headers,
      ReadableStream,
      Request: SameOriginRequest,
      Response,
      TextDecoder,
      TextEncoder,
      TransformStream,
      WritableStream,
      structuredClone,
    });
  }
}
