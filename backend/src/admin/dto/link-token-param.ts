import { ApiParam } from '@nestjs/swagger';

/** Describes the parameter `token` of the routes that a mailed link leads to. */
export const LinkTokenParam = ApiParam({
  name: 'token',
  description: 'Last segment of the link in the mail.',
});
