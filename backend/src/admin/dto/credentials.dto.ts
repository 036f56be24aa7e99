import { Email, Secret } from '../../common/fields/text-fields.js';

export class Credentials {
  @Email({ example: 'asha@example.org' })
  email!: string;

  @Secret({ example: 'correct horse battery staple' })
  password!: string;
}

export class NewAdministrator {
  @Email({ example: 'ravi@example.org' })
  email!: string;

  @Secret({
    optional: true,
    example: 'correct horse battery staple',
    description:
      'Required with the set-up token. In an invitation it is checked and not kept: the person invited chooses one. ' +
      'At least `PASSWORD_MIN_LENGTH` characters (12 by default) and not a well-known one.',
  })
  password?: string;
}
