import { federatedConfig } from 'frontend-shared/webpack/config.mjs';

export default federatedConfig({
  name: 'app_presentation',
  dir: import.meta.dirname,
  port: 3103,
  title: 'Presentation',
  server: './src/prerender.ts',
});
