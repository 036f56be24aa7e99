import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the text codecs that the router needs, which jsdom does not have and Node does. */
export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextDecoder, TextEncoder });
  }
}
