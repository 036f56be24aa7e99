import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';

/** Whether a text can be the id of a record; anybody can put anything into an address. */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}

/** Brings an id in an address into the one form in which ids are compared and stored. What is none stays as it is. */
@Injectable()
export class RecordIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    return isRecordId(id) ? id.toLowerCase() : id;
  }
}

/** The `id` in a record's address; taken with `@Param('id', RecordIdPipe)`. */
export const RecordIdParam = ApiParam({
  name: 'id',
  description: 'Id of the record.',
  example: '65f1c0ffee65f1c0ffee65f1',
});
