import { ApiProperty } from '@nestjs/swagger';
import type { IssuedTokens } from '../sessions/sessions.service.js';
import { AdminAccount, adminAccountOf } from './admin-account.dto.js';

/** Sample access token of the API documentation. */
export const TOKEN_EXAMPLE =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCIsImtpZCI6Ik4zWHoifQ.eyJzdWIiOiI2NWYxIn0.c2lnbmVk';

/** Who is logged in, with a fresh access token. The refresh token is sent in an HttpOnly cookie. */
export class Session {
  @ApiProperty({ example: 'Login successful' })
  message!: string;

  @ApiProperty({
    description: 'Access token for the header `Authorization: Bearer …`.',
    example: TOKEN_EXAMPLE,
  })
  token!: string;

  @ApiProperty({ description: 'Id of the account.', example: '65f1c0ffee65f1c0ffee65f1' })
  userId!: string;

  @ApiProperty({ description: 'Lifetime of the access token in seconds.', example: 600 })
  expiresIn!: number;

  @ApiProperty({
    description:
      'Whether what the account may do needs a second factor that it does not have. Until that is set up, most calls answer 403 (`SECOND_FACTOR_REQUIRED`).',
    example: false,
  })
  mustSetUpFactor!: boolean;

  @ApiProperty()
  admin!: AdminAccount;
}

export function sessionOf(message: string, tokens: IssuedTokens): Session {
  return {
    message,
    token: tokens.accessToken,
    userId: tokens.caller.adminId,
    expiresIn: tokens.expiresIn,
    mustSetUpFactor: tokens.caller.mustSetUpFactor === true,
    admin: adminAccountOf(tokens.caller),
  };
}

export class LoggedOut {
  @ApiProperty({ example: 'Logged out successfully' })
  message!: string;
}
