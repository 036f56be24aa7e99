import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../test/render-shell';

test('a switch to a language whose words are not here yet waits for them, and React has nothing to say', async () => {
  const complaints = jest.spyOn(console, 'error');
  const user = userEvent.setup();
  renderShell('/about');
  await user.click(screen.getByRole('link', { name: 'हिन्दी' }));
  expect(await screen.findByRole('link', { name: 'एडमिन पोर्टल' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'English' }));
  expect(await screen.findByRole('link', { name: 'Admin Portal' })).toBeInTheDocument();
  expect(complaints).not.toHaveBeenCalled();
});
