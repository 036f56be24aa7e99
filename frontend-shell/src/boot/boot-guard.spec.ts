const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*=boot]')];
const retry = () => document.querySelector('button') as HTMLButtonElement;

/** Lets every request for the boot script fail, until it is given up. */
async function failAll() {
  for (let second = 0; second < 10; second += 1) {
    for (const script of scripts()) script.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(1_000);
  }
}

test('each press of the retry button requests a lost boot script once, however often it has failed before', async () => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<script type="text/plain" data-scripts="[]" src="/boot.js"></script><div class="sh-load"><button></button></div>';
  await import('./boot-guard');
  document.querySelector('[data-scripts]')?.dispatchEvent(new Event('error'));
  for (const _ of [1, 2, 3]) {
    await failAll();
    expect(document.querySelector('.sh-load')).toHaveAttribute('data-state', 'failed');
    expect(scripts()).toHaveLength(0);
    retry().click();
    expect(scripts()).toHaveLength(1);
  }
  jest.useRealTimers();
});
