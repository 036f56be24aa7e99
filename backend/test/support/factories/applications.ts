import { randomUUID } from 'node:crypto';
import { getModelToken } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import request, { type Test } from 'supertest';
import { composeApplication } from '../../../src/factory-applications/compose-application.js';
import type { ApplyFactoryForm } from '../../../src/factory-applications/dto/apply-factory.form.js';
import {
  FACTORY_APPLICATION,
  type FactoryApplication,
} from '../../../src/factory-applications/factory-application.schema.js';
import { generateReference } from '../../../src/submissions/record/values/reference.js';
import type { TestApp } from '../test-app.js';

/** The fields of a valid form with the given changes; `undefined` removes a field. */
export function applicationForm(different: Record<string, string | undefined> = {}): Record<string, string> {
  const fields = {
    name: 'Sunita Devi',
    business_idea: 'Agriculture & Food Processing',
    location: 'Hajipur, Bihar',
    required_amount: '₹25 Lacs - ₹50 Lacs',
    ...different,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
}

export interface SentFile {
  name: string;
  content: Buffer;
  /** Form field; `supporting_document` by default. */
  field?: string;
}

export interface Sending {
  file?: SentFile;
  key?: string;
  language?: string;
}

/** Sends a form as a browser does. */
export function sendApplication(
  origin: string,
  fields: Record<string, string> = applicationForm(),
  { file, key, language }: Sending = {},
): Test {
  const sending = request(origin).post('/api/apply-factory');
  if (key !== undefined) sending.set('Idempotency-Key', key);
  if (language !== undefined) sending.set('Accept-Language', language);
  for (const [name, value] of Object.entries(fields)) sending.field(name, value);
  if (file) sending.attach(file.field ?? 'supporting_document', file.content, file.name);
  return sending;
}

/** A new idempotency key. */
export function freshKey(): string {
  return randomUUID();
}

const usedReferences = new Set<string>();

/** Among ten thousand random references two are equal in one of twenty runs, so used ones are skipped. */
function unusedReference(): string {
  let reference = generateReference('FA');
  while (usedReferences.has(reference)) reference = generateReference('FA');
  usedReferences.add(reference);
  return reference;
}

/** Records per write; ten thousand in one write exceed the time limit on a busy machine. */
const BATCH = 1_000;

/** Stores applications with ascending times of arrival, unless they specify one. */
export async function storeApplications(
  running: TestApp,
  applications: Array<Partial<ApplyFactoryForm> & Partial<Pick<FactoryApplication, 'createdAt' | 'status'>>>,
): Promise<FactoryApplication[]> {
  const records = applications.map(({ createdAt, status, ...form }, index) => ({
    ...composeApplication(
      { ...(applicationForm() as unknown as ApplyFactoryForm), ...form },
      {
        _id: new Types.ObjectId(),
        reference: unusedReference(),
        bodyHash: 'stored by a test',
        createdAt: createdAt ?? new Date(Date.UTC(2025, 0, 1, 0, 0, index)),
      },
      { idempotencyKey: undefined, locale: 'en' },
    ),
    ...(status === undefined ? {} : { status }),
    pendingEffects: [],
  }));
  for (let stored = 0; stored < records.length; stored += BATCH) {
    await applicationModel(running).insertMany(records.slice(stored, stored + BATCH));
  }
  return records;
}

/** For checking what was stored. */
export function applicationModel(running: TestApp): Model<FactoryApplication> {
  return running.app.get<Model<FactoryApplication>>(getModelToken(FACTORY_APPLICATION), { strict: false });
}

/** Numbers of stored applications and files, without leases. */
export async function countStored(running: TestApp): Promise<{ applications: number; files: number }> {
  return {
    applications: await applicationModel(running).countDocuments({}),
    files: await running.connection.collection('documents.files').countDocuments({}),
  };
}
