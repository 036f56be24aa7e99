import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';

/** Whether a text can be the id of a record; URLs may contain anything. */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}

/** Converts an id in a URL to the one form used for comparing and storing. Other texts are left as they are. */
@Injectable()
export class RecordIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    return isRecordId(id) ? id.toLowerCase() : id;
  }
}

/** The `id` in the URL of a record; used with `@Param('id', RecordIdPipe)`. */
export const RecordIdParam = ApiParam({
  name: 'id',
  description: 'Id of the record.',
  example: '65f1c0ffee65f1c0ffee65f1',
});
