/* A fake of https://checkout.razorpay.com/v1/checkout.js: the same protocol, without payments. */
(() => {
  const FRAME = 'https://api.razorpay.com';

  window.Razorpay = class {
    listeners = [];

    constructor(options) {
      for (const name of ['key', 'order_id', 'amount', 'currency']) {
        if (!options[name]) throw new Error(`No ${name} passed.`);
      }
      this.options = options;
    }

    on(event, listener) {
      if (event === 'payment.failed') this.listeners.push(listener);
    }

    open() {
      document.querySelector('.razorpay-container')?.remove();
      const container = document.createElement('div');
      container.className = 'razorpay-container';
      // Razorpay sets style attributes, so the page’s content security policy must allow them.
      container.setAttribute('style', 'position: fixed; inset: 0; z-index: 2147483647');
      const frame = document.createElement('iframe');
      frame.className = 'razorpay-checkout-frame';
      frame.title = 'Razorpay';
      frame.setAttribute('style', 'width: 100%; height: 100%; border: 0; background: #fff');
      frame.src = `${FRAME}/v1/checkout/public`;
      container.append(frame);
      const onMessage = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== FRAME) return;
        if (data.event === 'load') frame.contentWindow.postMessage(plain(this.options), FRAME);
        if (data.event === 'failed') for (const listener of this.listeners) listener({ error: data.error });
        if (data.event !== 'dismiss' && data.event !== 'paid') return;
        window.removeEventListener('message', onMessage);
        // Hidden instead of removed: Playwright never sees a click completed whose frame is removed during the click.
        container.style.display = 'none';
        if (data.event === 'paid')
          this.options.handler({ ...data.returned, org_name: 'Razorpay', org_logo: '' });
        else this.options.modal.ondismiss();
      };
      window.addEventListener('message', onMessage);
      document.body.append(container);
    }
  };

  /** Options without their functions, which cannot be posted to another window. */
  function plain(options) {
    return JSON.parse(JSON.stringify(options));
  }
})();
