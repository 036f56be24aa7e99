import { ApiParam } from '@nestjs/swagger';

/** The `id` in a record's address. */
export const RecordIdParam = ApiParam({
  name: 'id',
  description: 'Id of the record.',
  example: '65f1c0ffee65f1c0ffee65f1',
});
