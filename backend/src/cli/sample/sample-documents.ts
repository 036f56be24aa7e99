import { Readable } from 'node:stream';
import type { DiscardableFile, SpoolFolder } from '../../documents/upload/spool-folder.js';
import { APPLICATION_DOCUMENT } from '../../factory-applications/application-document.js';
import type { ApplyFactoryForm } from '../../factory-applications/dto/apply-factory.form.js';
import { ID_PROOF } from '../../shareholders/id-proof.js';
import { samplePdf } from './sample-pdf.js';

/** The file of a sample form; deterministic. */
export interface SampleDocument {
  /** Form field of the file. */
  field: string;
  name: string;
  pdf: Buffer;
}

/** The business plan of a factory application. */
export function samplePlan({ business_idea, required_amount }: ApplyFactoryForm): SampleDocument {
  return {
    field: APPLICATION_DOCUMENT.field,
    name: 'business-plan.pdf',
    pdf: samplePdf('Business plan', [business_idea, required_amount.replaceAll('₹', 'Rs ')]),
  };
}

/** The identity proof of a shareholder. */
export function sampleCard(number: number): SampleDocument {
  return {
    field: ID_PROOF.field,
    name: 'identity.pdf',
    pdf: samplePdf('Identity proof', [`Card of sample person ${number}`, 'XXXX XXXX 0000']),
  };
}

/** Passes the document as an uploaded file, which is deleted from the spool folder afterwards. */
export async function withDocument<T>(
  spool: SpoolFolder,
  { field, name, pdf }: SampleDocument,
  work: (file: DiscardableFile) => Promise<T>,
): Promise<T> {
  const file = await spool.receive(Readable.from([pdf]), field, name);
  return work(file).finally(file.discard);
}
