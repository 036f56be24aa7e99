import { act, screen } from '@testing-library/react';
import { freshFormPerTest, messageAt } from '../../../../test/form-screen';
import { field, openShareholder, photo } from '../../../../test/open-shareholder';
import { shareholderApplication } from '../shareholder-application';

const MB = 1024 * 1024;

freshFormPerTest(shareholderApplication);

/** Width and height of each JPEG that was drawn. */
const drawn: [number, number][] = [];
/** Size in bytes of a drawing, by its longer side. */
let bytesOf = (_side: number) => MB;

/** In this fake browser, pictures have 6000 × 4000 pixels; files called "broken" cannot be decoded. */
beforeEach(() => {
  drawn.length = 0;
  bytesOf = () => MB;
  Object.defineProperty(window, 'createImageBitmap', {
    configurable: true,
    value: async (file: File) => {
      if (file.name.startsWith('broken')) throw new DOMException('No picture', 'InvalidStateError');
      return { width: 6000, height: 4000, close: jest.fn() };
    },
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: jest.fn(), drawImage: jest.fn() } as unknown as GPUCanvasContext & null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function draw(
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push([this.width, this.height]);
    done(new Blob([new Uint8Array(bytesOf(this.width))], { type: type ?? '' }));
  });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'createImageBitmap');
  jest.restoreAllMocks();
});

const offer = () => screen.queryByRole('button', { name: 'Make it smaller' });

async function chooseLarge(name = 'aadhaar.png') {
  const page = openShareholder();
  await page.user.upload(field.idProof(), photo(name, 5 * MB + 1));
  return page;
}

it('offers to shrink a picture that is too large, and replaces it with the smaller one', async () => {
  const { user } = await chooseLarge();
  expect(messageAt(field.idProof())).toBe('This file is 5.1 MB. Choose one of at most 5 MB.');
  await user.click(offer() as HTMLElement);
  expect(await screen.findByText(/The picture was 5.0 MB and is now 1.0 MB/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'The picture as it will be sent' })).toBeVisible();
  expect(messageAt(field.idProof())).toBe('');
  expect(offer()).toBeNull();
  expect(field.idProof()).toHaveFocus();
  expect(drawn).toEqual([[2400, 1600]]);
  expect(shareholderApplication.use.getState().files.idProof).toMatchObject({
    name: 'aadhaar.jpg',
    type: 'image/jpeg',
    size: MB,
  });
});

it('shrinks the picture further while it is still too large', async () => {
  bytesOf = (side) => (side > 1400 ? 6 : 2) * MB;
  const { user } = await chooseLarge();
  await user.click(offer() as HTMLElement);
  expect(await screen.findByText(/is now 2.0 MB/)).toBeVisible();
  expect(drawn.map(([width]) => width)).toEqual([2400, 1800, 1400]);
});

it('reports a picture that cannot be shrunk', async () => {
  const { user } = await chooseLarge('broken.jpg');
  await user.click(offer() as HTMLElement);
  expect(await screen.findByText(/could not be made smaller/)).toBeVisible();
  expect(messageAt(field.idProof())).toMatch(/Choose one of at most 5 MB/);
});

it('does not replace another file that was chosen in the meantime', async () => {
  const { user } = await chooseLarge();
  const other = photo('passport.pdf');
  const pressed = user.click(offer() as HTMLElement);
  act(() => shareholderApplication.choose('idProof', other));
  await pressed;
  expect(shareholderApplication.use.getState().files.idProof).toBe(other);
});

it('does not offer to shrink a PDF, or a picture within the limit', async () => {
  const { user } = openShareholder();
  await user.upload(field.idProof(), photo('scan.pdf', 5 * MB + 1));
  expect(messageAt(field.idProof())).toMatch(/Choose one of at most 5 MB/);
  expect(offer()).toBeNull();
  await user.upload(field.idProof(), photo('card.jpg', 5 * MB));
  expect(messageAt(field.idProof())).toBe('');
  expect(offer()).toBeNull();
});
