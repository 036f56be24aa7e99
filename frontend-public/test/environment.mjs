import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what it does not have: the text codecs that the router needs, and word of how the page was come to. */
export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextDecoder, TextEncoder });
    Object.assign(this.global.performance, { getEntriesByType: () => [] });
  }
}
