import { ApiParam } from '@nestjs/swagger';

/** Whether a text can be the id of a record; anybody can put anything into an address. */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}

/** The `id` in a record's address. */
export const RecordIdParam = ApiParam({
  name: 'id',
  description: 'Id of the record.',
  example: '65f1c0ffee65f1c0ffee65f1',
});
