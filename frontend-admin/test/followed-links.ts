/** Records path and query of links that code clicks itself, which jsdom does not follow. Call it in a `describe`. */
export function followedLinks(): string[] {
  const followed: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  beforeEach(() => {
    followed.length = 0;
    HTMLAnchorElement.prototype.click = function follow() {
      const { pathname, search } = new URL(this.href);
      followed.push(pathname + search);
    };
  });
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click;
  });
  return followed;
}
