import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { Email, IndianMobile, PersonName, PinCode, PlainText } from '../../common/fields/text-fields.js';
import { Ignored, OneOf, WholeNumber } from '../../common/fields/value-fields.js';
import { SubmissionForm } from '../../submissions/intake/dto/submission-form.js';
import { DELIVERY_DAY, LAST_ORDER_DAY } from '../delivery-day.js';
import {
  MAX_COMBOS,
  PAYMENT_METHODS,
  type PaymentMethod,
  SPICE_COMBOS,
  SPICE_PACKS,
  type SpiceCombo,
  USER_TYPES,
  type UserType,
} from '../spice-packs.js';

/** Required for shareholders, ignored for others. */
function RmPwId(): PropertyDecorator {
  return applyDecorators(
    ValidateIf(({ userType }: SubscriptionForm) => userType === 'Share Holder'),
    PlainText({
      max: 40,
      label: 'RM/PW id',
      description:
        'RM or PW id of the shareholder; required if `userType` is `Share Holder`, ignored otherwise.',
      example: 'RM-10482',
    }),
    ApiProperty({ required: false }),
  );
}

/** The subscription form of the spice club. */
export class SubscriptionForm extends SubmissionForm {
  @Ignored('Premium')
  level?: undefined;

  @ValidateIf(({ pin, pinCode }: SubscriptionForm) => !pinCode && pin !== undefined)
  @PinCode({ optional: true, description: 'Former name of `pinCode`; used only when that is absent.' })
  pin?: string;

  @OneOf(USER_TYPES, { enumName: 'UserType', anyCase: true, example: 'Individual User' })
  userType!: UserType;

  @RmPwId()
  rmPwId?: string;

  @PersonName({ example: 'Asha Kumari' })
  name!: string;

  @PlainText({
    max: 300,
    multiline: true,
    description: 'Delivery address: house, street, village or town, district, state.',
    example: 'House 7, Station Road, Hajipur, Bihar',
  })
  address!: string;

  @ValidateIf(({ pin, pinCode }: SubscriptionForm) => Boolean(pinCode) || !pin)
  @PinCode({ label: 'Pin code' })
  pinCode?: string;

  @IndianMobile({ description: 'Mobile number for the delivery.' })
  mobile!: string;

  @IndianMobile({ optional: true, label: 'Alternate mobile', description: 'Alternative mobile number.' })
  altMobile?: string;

  @OneOf(SPICE_COMBOS, {
    enumName: 'SpiceCombo',
    anyCase: true,
    description:
      'The pack. `x-packs` lists the prices in rupees and the contents; `x-delivery` has the delivery day of the month, and the last day of the month on which an order is included in the same month’s delivery.',
    example: 'Premium Pack',
    extensions: {
      'x-packs': SPICE_PACKS,
      'x-delivery': { day: DELIVERY_DAY, lastOrderDay: LAST_ORDER_DAY },
    },
  })
  combo!: SpiceCombo;

  @WholeNumber({
    min: 1,
    max: MAX_COMBOS,
    tooMany: `Maximum ${MAX_COMBOS} combos per subscription`,
    description: 'Boxes per month.',
    example: 1,
  })
  quantity!: number;

  @OneOf(PAYMENT_METHODS, {
    enumName: 'PaymentMethod',
    anyCase: true,
    refused: { upi: 'UPI is coming soon. Please choose another way to pay.' },
    description:
      '`cod`: all boxes are paid on delivery. `razorpay`: the first box is paid online, later ones on delivery; accepted only if `onlinePayment` of `/config/site.json` is true.',
    example: 'cod',
  })
  paymentMethod!: PaymentMethod;

  @Ignored('asha@upi')
  upiId?: undefined;

  @WholeNumber({
    min: 0,
    max: 1_000_000,
    optional: true,
    description: 'Total in rupees. If sent, it must equal price × quantity; the server computes its own.',
    example: 2000,
  })
  total?: number;

  @Email({ description: 'E-mail address for confirmations.', example: 'asha@example.org' })
  email!: string;
}
