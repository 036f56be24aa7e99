// @ts-check
/*
 * npm run position -- PLACE [FOLDER]: the line of the source that PLACE came from, as the log names it for an error in a
 * browser (/remotes/public/assets/483.0a1b2c3d.js:1:20481). FOLDER is the `dist-maps` that was kept with a release; without
 * it the maps of the build in this checkout are read.
 */
import { runMain } from './setup/main.mjs';
import { sourcePosition } from './source-position.mjs';

await runMain(async () => {
  const [place = '', folder] = process.argv.slice(2);
  console.log(await sourcePosition(place, folder ? [folder] : undefined));
});
