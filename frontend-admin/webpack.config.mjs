import { federatedConfig } from 'frontend-shared/webpack/config.mjs';

export default federatedConfig({
  name: 'app_admin',
  dir: import.meta.dirname,
  port: 3102,
  title: 'Console',
});
