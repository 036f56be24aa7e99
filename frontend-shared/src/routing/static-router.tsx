/** The prerenderer's router. Separate from `router`, of which the browser loads all exports. */
export { StaticRouter } from 'react-router-dom';
