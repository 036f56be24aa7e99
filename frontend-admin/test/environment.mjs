import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the network classes of Node.js, such as `Request` and `ReadableStream`, which jsdom lacks. */
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
