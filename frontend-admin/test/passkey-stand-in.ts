/** A browser that knows passkeys: `get` answers for its user, who may also close the dialog. */
export function passkeyStandIn() {
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
    /** The next time the user closes the dialog of the browser. */
    closeNext: () => get.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError')),
    remove: () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}

/** What the server asks a browser for. */
export const PASSKEY_ASKED = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};

/** What the console sends of the stand-in's passkey. */
export const PASSKEY_SENT = {
  credentialId: 'a-key',
  clientDataJSON: 'Y2xpZW50',
  authenticatorData: 'ZGF0YQ',
  signature: 'c2lnbmVk',
  userHandle: 'd2hv',
};
