import { federatedConfig } from 'frontend-shared/webpack/config.mjs';
import { BootPlugin, bootTags } from './webpack/boot-plugin.mjs';
import { PicturesPlugin } from './webpack/pictures-plugin.mjs';

export default federatedConfig({
  name: 'app_shell',
  dir: import.meta.dirname,
  port: 3100,
  host: true,
  page: { template: 'src/page.ejs', inject: false, bootTags },
  title: 'Saajha Udyog',
  plugins: [new PicturesPlugin(), new BootPlugin()],
  server: './src/prerender/main.ts',
});
