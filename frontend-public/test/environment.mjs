import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with two additions: the text codecs that the router needs, and the navigation timing. */
export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextDecoder, TextEncoder });
    Object.assign(this.global.performance, { getEntriesByType: () => [] });
  }
}
