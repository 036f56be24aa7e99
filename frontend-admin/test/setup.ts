/** A desk screen in light colours. */
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

// jsdom lays nothing out; Ant Design only asks whether sizes change.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Current Chromium answers scrolling with a promise, which React must never be handed as an effect's clean-up.
Element.prototype.scrollIntoView = () => Promise.resolve();
window.scrollTo = () => Promise.resolve();

// Asked for with a pseudo-element only to measure scroll bars, which jsdom has none of.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

// Ant Design's style sheets are for browsers. Read for every question about a role, they made jsdom ten times slower.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set: () => {}, get: () => '' });

// jsdom knows the element and not how to open it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
