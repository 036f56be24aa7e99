import { ApiProperty } from '@nestjs/swagger';
import { Email, Secret } from '../../common/fields/text-fields.js';

const PASSWORD = {
  optional: true,
  example: 'correct horse battery staple',
  description:
    'New password, in `newPassword` or `password`; if both are sent, they must be equal. At least ' +
    '`PASSWORD_MIN_LENGTH` characters (12 by default) and not a well-known one.',
};

export class ForgottenPassword {
  @Email({ example: 'asha@example.org' })
  email!: string;
}

export class ResetPassword {
  @Secret(PASSWORD)
  newPassword?: string;

  @Secret(PASSWORD)
  password?: string;
}

export class ResetRequested {
  @ApiProperty({ example: 'If an account exists, a reset link has been sent to your email.' })
  message!: string;
}

export class PasswordChanged {
  @ApiProperty({ example: 'Password reset successful' })
  message!: string;
}

export class PasswordLinkView {
  @ApiProperty({
    description:
      '`invitation`: the first password of a new account. `reset`: a new password for an existing account.',
    enum: ['invitation', 'reset'],
  })
  purpose!: 'invitation' | 'reset';

  @ApiProperty({
    description: 'E-mail address of the account; use it as the user name for password managers.',
    example: 'asha@example.org',
  })
  email!: string;

  @ApiProperty({ description: 'Minimum length of the password, in characters.', example: 12 })
  minLength!: number;

  @ApiProperty({
    description: 'Expiry of the link.',
    format: 'date-time',
    example: '2025-01-15T10:30:00.000Z',
  })
  expiresAt!: string;
}
