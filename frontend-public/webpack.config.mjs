import { federatedConfig } from 'frontend-shared/webpack/config.mjs';

export default federatedConfig({
  name: 'app_public',
  dir: import.meta.dirname,
  port: 3101,
  title: 'Community factories',
  server: './src/prerender.ts',
});
