/** The router of prerendering. Apart from `router`, which the browser loads as a whole. */
export { StaticRouter } from 'react-router-dom';
