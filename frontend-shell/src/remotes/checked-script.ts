/**
 * Runs a script when its bytes have this hash. The browser compares before anything of it runs.
 *
 * @param integrity as in the attribute of that name, such as `sha384-…`
 * @throws Error when the script cannot be had or is another one
 */
export function runChecked(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    // Without it the browser may not compare what comes from another origin.
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} cannot be had, or is not the script that remotes.json names.`));
    };
    document.head.append(script);
  });
}
