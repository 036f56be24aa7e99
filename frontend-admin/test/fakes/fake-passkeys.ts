/** A fake of the browser's passkey API: `get` resolves as if the user confirmed the dialog. */
export function fakePasskeys() {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const shown = {
    id: 'a-key',
    rawId: bytes('a-key'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: bytes('who'),
    },
    getClientExtensionResults: () => ({}),
  };
  const get = jest.fn().mockResolvedValue(shown);
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  return {
    get,
    /** The user cancels the next passkey dialog. */
    closeNext: () => get.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError')),
    remove: () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}

/** Passkey request options from the server. */
export const PASSKEY_REQUEST_OPTIONS = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};

/** The assertion that the console sends for this fake passkey. */
export const PASSKEY_ASSERTION = {
  credentialId: 'a-key',
  clientDataJSON: 'Y2xpZW50',
  authenticatorData: 'ZGF0YQ',
  signature: 'c2lnbmVk',
  userHandle: 'd2hv',
};
