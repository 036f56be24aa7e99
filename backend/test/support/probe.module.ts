import { EventEmitter, once } from 'node:events';
import { Body, Controller, Get, HttpCode, Module, Post, Query } from '@nestjs/common';
import { Public, RequirePermission } from '../../src/common/access/access.decorators.js';
import { Email, IndianMobile, PersonName, PlainText, Secret } from '../../src/common/fields/text-fields.js';
import { OneOf, WholeNumber, YesNo } from '../../src/common/fields/value-fields.js';
import { WithoutDatabase } from '../../src/database/connection/database-ready.guard.js';

class ProbeBody {
  @PersonName()
  fullName!: string;

  @Email({ optional: true })
  email?: string;

  @IndianMobile({ optional: true })
  mobile?: string;

  @PlainText({ max: 20, multiline: true, optional: true })
  notes?: string;

  @OneOf(['pending', 'approved'], { optional: true, anyCase: true })
  status?: string;

  @WholeNumber({ min: 1, max: 5, optional: true })
  quantity?: number;

  @YesNo({ optional: true })
  agreed?: boolean;

  @Secret({ optional: true })
  password?: string;
}

class ProbeQuery {
  @WholeNumber({ min: 1, max: 200, optional: true })
  limit?: number;
}

/** Emits `arrived` when a request reaches `api/probe/held`, which is answered once a test emits `released`. */
export const heldRequest = new EventEmitter();

/** Minimal endpoints for testing what all endpoints have in common. */
@Controller('api/probe')
class ProbeController {
  @Post()
  @HttpCode(200)
  @Public()
  echo(@Body() body: ProbeBody): ProbeBody {
    return body;
  }

  @Get()
  @Public()
  list(@Query() query: ProbeQuery): ProbeQuery {
    return query;
  }

  @Get('crash')
  @Public()
  crash(): never {
    throw new Error('secret detail: the query was {"pan":"ABCDE1234F"}');
  }

  @Get('held')
  @Public()
  @WithoutDatabase()
  async held(): Promise<{ done: true }> {
    const released = once(heldRequest, 'released');
    heldRequest.emit('arrived');
    await released;
    return { done: true };
  }

  @Get('guarded')
  @RequirePermission('applications:read')
  guarded(): { seen: true } {
    return { seen: true };
  }

  @Get('any-administrator')
  @RequirePermission()
  signedIn(): { seen: true } {
    return { seen: true };
  }
}

@Module({ controllers: [ProbeController] })
export class ProbeModule {}

@Controller('api/unmarked')
class UnmarkedController {
  @Get()
  forgotten(): string {
    return 'nobody said who may read this';
  }
}

/** A controller whose author forgot the access decorator. */
@Module({ controllers: [UnmarkedController] })
export class UnmarkedModule {}
