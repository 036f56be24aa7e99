import { Module } from '@nestjs/common';
import { RazorpayGateway } from './razorpay-gateway.js';

/** Online payment. Independent of what is paid for. */
@Module({ providers: [RazorpayGateway], exports: [RazorpayGateway] })
export class PaymentsModule {}
