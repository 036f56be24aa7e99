import type { Page } from '@playwright/test';

export interface FutureShareholder {
  name: string;
  email: string;
  pan: string;
  nominee: string;
}

/** Labels of the form in one language. */
interface Labels {
  name: string;
  place: string;
  email: string;
  mobile: string;
  pan: string;
  idProof: string;
  nominee: string;
  relation: string;
  tenShares: RegExp;
  /** The right answers to the questions about risks. */
  right: readonly RegExp[];
  terms: RegExp;
}

export const ENGLISH: Labels = {
  name: 'Full name',
  place: 'Town and state',
  email: 'E-mail',
  mobile: 'Mobile number',
  pan: 'PAN number',
  idProof: 'Identity proof',
  nominee: 'Nominee’s full name',
  relation: 'Nominee’s relation to you',
  tenShares: /^10 shares/,
  right: [/^Nothing\. I wait/, /^Not before/, /^It stays/, /^Once a year, after/],
  terms: /^I have read and agree to the terms/,
};

export const HINDI: Labels = {
  name: 'पूरा नाम',
  place: 'शहर और राज्य',
  email: 'ईमेल',
  mobile: 'मोबाइल नंबर',
  pan: 'पैन नंबर',
  idProof: 'पहचान पत्र',
  nominee: 'नॉमिनी का पूरा नाम',
  relation: 'नॉमिनी का आपसे रिश्ता',
  tenShares: /^10 शेयर/,
  right: [/^कुछ नहीं/, /^आईपीओ/, /^परियोजना में ही/, /^साल में एक बार/],
  terms: /^मैंने नियम और शर्तें/,
};

/** Fills in all required fields except the identity proof, for ten shares. */
export async function fillInShareholder(
  page: Page,
  labels: Labels,
  person: FutureShareholder,
): Promise<void> {
  const box = (label: string) => page.getByLabel(label, { exact: true });
  await box(labels.name).fill(person.name);
  await box(labels.place).fill('Hajipur, Bihar');
  await box(labels.email).fill(person.email);
  await box(labels.mobile).fill('+91 98350 12345');
  await box(labels.pan).fill(person.pan);
  await box(labels.nominee).fill(person.nominee);
  await box(labels.relation).selectOption('Sibling');
  await page.getByRole('radio', { name: labels.tenShares }).check();
  for (const answer of labels.right) await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('checkbox', { name: labels.terms }).check();
}

/** A PNG of noise, which hardly compresses: about 3.2 bytes per pixel. */
export async function photo(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const encoded = await page.evaluate(async ({ width, height }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    const noise = context.createImageData(canvas.width, canvas.height);
    const state = new Uint32Array(1);
    state[0] = 7;
    for (let index = 0; index < noise.data.length; index += 1) {
      state[0] = (state[0] ?? 0) * 1664525 + 1013904223;
      noise.data[index] = index % 4 === 3 ? 255 : 150 + ((state[0] ?? 0) >>> 25);
    }
    context.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const reader = new FileReader();
    await new Promise((resolve) => {
      reader.onload = resolve;
      reader.readAsDataURL(blob as Blob);
    });
    return String(reader.result).split(',')[1] ?? '';
  }, size);
  return Buffer.from(encoded, 'base64');
}
