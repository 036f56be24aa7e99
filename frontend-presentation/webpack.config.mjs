import { federatedConfig } from 'frontend-shared/webpack/config.mjs';
import { SlidePicturesPlugin } from './webpack/slide-pictures-plugin.mjs';

export default federatedConfig({
  name: 'app_presentation',
  dir: import.meta.dirname,
  port: 3103,
  title: 'Presentation',
  plugins: [new SlidePicturesPlugin()],
  server: './src/prerender.ts',
});
