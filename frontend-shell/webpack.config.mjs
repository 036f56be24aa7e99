import { federatedConfig } from 'frontend-shared/webpack/config.mjs';
import { PicturesPlugin } from './webpack/pictures-plugin.mjs';
import { PreludePlugin } from './webpack/prelude-plugin.mjs';

export default federatedConfig({
  name: 'app_shell',
  dir: import.meta.dirname,
  port: 3100,
  host: true,
  template: 'src/page.ejs',
  title: 'Saajha Udyog',
  plugins: [new PicturesPlugin(), new PreludePlugin()],
  server: './src/prerender/main.ts',
});
