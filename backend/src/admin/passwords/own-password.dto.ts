import { Secret } from '../../common/fields/text-fields.js';

export class PasswordChange {
  @Secret({ example: 'four quiet brick lanes', description: 'Current password.' })
  currentPassword!: string;

  @Secret({
    example: 'correct horse battery staple',
    description: 'At least `PASSWORD_MIN_LENGTH` characters (12 by default) and not a well-known one.',
  })
  newPassword!: string;
}
