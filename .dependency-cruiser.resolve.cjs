const path = require('node:path');

/** The one thing webpack is told about resolving (frontend-shared/webpack/config.mjs), for dependency-cruiser. */
module.exports = { resolve: { alias: { 'frontend-shared': path.join(__dirname, 'frontend-shared/src') } } };
