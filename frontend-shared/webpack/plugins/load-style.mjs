/**
 * Loads the style sheet of a chunk with `window.loadStyle` (`frontend-shared/federation/load-script`), which retries
 * like the loader of scripts: the option `insert` of MiniCssExtractPlugin, which copies this function into the build.
 * Without it, on a page of an older shell, the element is requested once, as by the plugin itself.
 *
 * @param {HTMLLinkElement} link with the handlers of the plugin
 */
export function insertStyle(link) {
  if (self.loadStyle) self.loadStyle(link).then(link.onload, link.onerror);
  else document.head.append(link);
}
