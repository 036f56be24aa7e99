import { messageWithoutValues } from './message-without-values.js';

test.each([
  ['Unexpected token \'R\', "Ravi "the" Ku"... is not valid JSON', /Ravi|the|Ku/],
  ['Unexpected token in JSON "Ravi Kumar cut in the mid', /Ravi|Kumar|mid/],
  ["Failed to parse 'Meera O'Brien'", /Meera|Brien/],
  ['no user called “Meera” or ‘Asha’ or `Ravi`', /Meera|Asha|Ravi/],
  ['asha@example.org was refused', /asha|example/],
  ['POST https://site.example/api/contact?q=ravi#mobile failed', /ravi|mobile/],
  ['/api/track?reference=x failed', /reference/],
  ['FA-7K3M9Q and sh-abcdef are gone', /7K3M9Q|abcdef/],
  ['ABCDE1234F is no PAN', /ABCDE/],
  ['/admin/reset-password/k3J9xTq0-aZ81mmLQ_w was left', /k3J9|LQ_w/],
  ['/api/contact/65f1c0ffee65f1c0ffee65f1 failed', /65f1/],
  ['call 98765 43210 or 1234-5678-9012', /[0-9]{4}/],
  ['invalid value मीरा देवी', /[^\x20-\x7e…]/],
])('possible personal data is removed from a message: %s', (message, gone) => {
  const left = messageWithoutValues(message);
  expect(left).not.toMatch(gone);
  expect(left).toContain('…');
});

test.each([
  "TypeError: can't access property of undefined, it isn't there",
  'ChunkLoadError: Loading chunk 483 failed. (/remotes/public/assets/483.0a1b2c3d.js)',
  'TypeError: x.map is not a function',
  'Minified React error #418; visit https://react.dev/errors/418',
])('a message without personal data is unchanged: %s', (message) => {
  expect(messageWithoutValues(message)).toBe(message);
});
