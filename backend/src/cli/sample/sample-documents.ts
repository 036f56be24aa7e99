import { Readable } from 'node:stream';
import type { DiscardableFile, SpoolFolder } from '../../documents/upload/spool-folder.js';
import { APPLICATION_DOCUMENT } from '../../factory-applications/application-document.js';
import type { ApplyFactoryForm } from '../../factory-applications/dto/apply-factory.form.js';
import { ID_PROOF } from '../../shareholders/id-proof.js';
import { samplePdf } from './sample-pdf.js';

/** A file that goes with a sample form; the same for the same form, every time. */
export interface SampleDocument {
  /** Field of the form. */
  field: string;
  name: string;
  pdf: Buffer;
}

/** The plan of a factory. */
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

/** Works with the document as a file that was received, which is gone from the spool folder afterwards. */
export async function withDocument<T>(
  spool: SpoolFolder,
  { field, name, pdf }: SampleDocument,
  work: (file: DiscardableFile) => Promise<T>,
): Promise<T> {
  const file = await spool.receive(Readable.from([pdf]), field, name);
  return work(file).finally(file.discard);
}
