// @ts-check
/*
 * npm run position -- PLACE [FOLDER]: prints the source position of PLACE, a position in built code as in the log of browser
 * errors (/remotes/public/assets/483.0a1b2c3d.js:1:20481). FOLDER is the `dist-maps` of a release; by default the source maps
 * of the build in this checkout are used.
 */
import { runMain } from '../command/main.mjs';
import { sourcePosition } from './source-position.mjs';

await runMain(async () => {
  const [place = '', folder, ...others] = process.argv.slice(2);
  if (others.length > 0) throw new Error(`There is one place and one folder, but also: ${others.join(' ')}`);
  console.log(await sourcePosition(place, folder ? [folder] : undefined));
});
