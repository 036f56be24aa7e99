/** A desktop screen in light colours: no media query matches. */
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

// jsdom has no layout; Ant Design only observes size changes.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Current Chromium returns a promise from scroll methods; an effect that returned it would break React.
Element.prototype.scrollIntoView = () => Promise.resolve();
window.scrollTo = () => Promise.resolve();

// The pseudo-element argument is dropped: it is only used to measure scroll bars, which jsdom does not have.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

// Ignores Ant Design's style sheets: jsdom reads them for every role query, which is ten times slower.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set: () => {}, get: () => '' });

// jsdom has the `dialog` element, but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
