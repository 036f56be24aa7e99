import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Submits a form to the API as a browser does. @returns the reference of the record */
async function send(
  request: APIRequestContext,
  path: string,
  form: { data?: object; multipart?: Record<string, string | SentFile> },
): Promise<string> {
  const response = await request.post(path, { headers: { 'idempotency-key': randomUUID() }, ...form });
  expect(response.status()).toBe(201);
  return (await response.json()).data.reference;
}

/** Requests at a time. More are rejected when a slow machine is overloaded. */
const CONCURRENCY = 4;

/** Submits a number of records in batches, in order of their index. */
export async function sendMany(count: number, sendOne: (index: number) => Promise<unknown>): Promise<void> {
  for (let sent = 0; sent < count; sent += CONCURRENCY) {
    const length = Math.min(CONCURRENCY, count - sent);
    await Promise.all(Array.from({ length }, (_, index) => sendOne(sent + index)));
  }
}

export function sendMessage(
  request: APIRequestContext,
  name: string,
  other: { email?: string; message?: string } = {},
): Promise<string> {
  return send(request, '/api/contact', {
    data: {
      name,
      email: 'asha@example.org',
      subject: 'General Inquiry',
      message: 'When does the water plant open?',
      ...other,
    },
  });
}

export function sendApplication(
  request: APIRequestContext,
  name: string,
  supporting_document?: SentFile,
  other: { past_experience?: string; business_idea?: string; email?: string } = {},
): Promise<string> {
  return send(request, '/api/apply-factory', {
    multipart: {
      name,
      business_idea: 'Paper & Packaging',
      location: 'Ranchi, Jharkhand',
      required_amount: '₹25 Lacs - ₹50 Lacs',
      mobile: '9835012345',
      ...(supporting_document && { supporting_document }),
      ...other,
    },
  });
}

export function sendShareholder(
  request: APIRequestContext,
  fullName: string,
  panNumber: string,
  idProof: SentFile,
): Promise<string> {
  return send(request, '/api/shareholder/apply', {
    multipart: {
      fullName,
      panNumber,
      email: 'asha@example.org',
      mobile: '9835012345',
      location: 'Hajipur, Bihar',
      nomineeName: 'Ravi Kumar',
      nomineeRelation: 'Spouse',
      sharePurchase: '10',
      termsAgreed: 'true',
      idProof,
    },
  });
}

export function sendSubscription(
  request: APIRequestContext,
  name: string,
  pinCode = '844101',
): Promise<string> {
  return send(request, '/api/subscription', {
    data: {
      name,
      userType: 'Individual User',
      address: 'House 7, Station Road, Hajipur, Bihar',
      pinCode,
      mobile: '9835012345',
      email: 'asha@example.org',
      combo: 'Premium Pack',
      quantity: 2,
      paymentMethod: 'cod',
    },
  });
}
