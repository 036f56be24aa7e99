interface FakeRequest {
  name: string;
  mode: 'shared' | 'exclusive';
  grant: () => void;
}
type Callback = (lock: object | null) => unknown;
interface Options {
  mode?: 'shared' | 'exclusive';
  ifAvailable?: boolean;
  signal?: AbortSignal;
}

/** A fake of `navigator.locks`, which jsdom lacks. */
export function installFakeLocks() {
  const held = new Set<FakeRequest>();
  let queue: FakeRequest[] = [];
  const isFree = ({ name, mode }: FakeRequest) =>
    [...held].every((one) => one.name !== name || (mode === 'shared' && one.mode === 'shared'));
  const grantAll = () => {
    const waiting = new Set<string>();
    for (const one of [...queue]) {
      if (!waiting.has(one.name) && isFree(one)) {
        queue = queue.filter((other) => other !== one);
        held.add(one);
        one.grant();
      } else waiting.add(one.name);
    }
  };
  const request = (name: string, given: Options | Callback, last?: Callback) =>
    new Promise((resolve, reject) => {
      const { mode = 'exclusive', ifAvailable, signal } = typeof given === 'function' ? {} : given;
      const callback = last ?? (given as Callback);
      const free = () => {
        held.delete(one);
        grantAll();
      };
      const grant = () => {
        const work = Promise.resolve().then(() => callback({ name, mode }));
        work.then(free, free);
        work.then(resolve, reject);
      };
      const one: FakeRequest = { name, mode, grant };
      const isBehind = queue.some((other) => other.name === name);
      if (ifAvailable && (isBehind || !isFree(one))) return resolve(callback(null));
      signal?.addEventListener('abort', () => {
        if (!queue.includes(one)) return;
        queue = queue.filter((other) => other !== one);
        reject(new DOMException('Aborted', 'AbortError'));
      });
      queue.push(one);
      grantAll();
    });
  const query = async () => ({ held: [...held].map(({ name, mode }) => ({ name, mode })), pending: [] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
  return {
    /** Releases the locks of a name, like a browser whose window has crashed. */
    releaseAll: (name: string) => {
      for (const one of held) if (one.name === name) held.delete(one);
      grantAll();
    },
    names: () => [...held].map(({ name }) => name),
    remove: () => Reflect.deleteProperty(navigator, 'locks'),
  };
}
