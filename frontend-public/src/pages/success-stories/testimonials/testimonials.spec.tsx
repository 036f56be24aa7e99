import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { successStories } from '../../../content/en/success-stories';
import Testimonials from './testimonials';

function open(videos?: Record<string, string>) {
  render(<Testimonials messages={successStories.testimonials} videos={videos} />);
  return screen.getAllByRole('listitem');
}

it('shows four people with initials, name, role and quote, each labelled as a fictional example', () => {
  const cards = open();
  expect(screen.getByText(/are fictional/)).toBeVisible();
  expect(cards.map((card) => within(card).getByRole('strong').textContent)).toEqual([
    'Ramesh Kumar',
    'Sunita Devi',
    'Amit Verma',
    'Meena Prasad',
  ]);
  expect(cards.map((card) => within(card).getByText(/^[A-Z]{2}$/).textContent)).toEqual([
    'RK',
    'SD',
    'AV',
    'MP',
  ]);
  for (const card of cards) {
    expect(within(card).getByText('Example')).toBeVisible();
    expect(within(card).getByText(/^(Shareholder|Production partner)/)).toBeVisible();
    expect(within(card).getByRole('blockquote')).toHaveTextContent(/^“.+”$/);
  }
});

it('mentions investments of ₹25,000 and ₹10,000', () => {
  open();
  expect(screen.getByText(/I put in ₹25,000/)).toBeVisible();
  expect(screen.getByText(/I started with ₹10,000/)).toBeVisible();
});

it('offers no video that the configuration does not have', () => {
  open();
  expect(screen.queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/YouTube/)).not.toBeInTheDocument();
});

it('loads the player only when Play is pressed, and moves the focus to it', async () => {
  const user = userEvent.setup();
  const [, card] = open({ sunita: 'aB3_-xyz' }) as [HTMLElement, HTMLElement];
  expect(screen.getAllByRole('button', { name: /^Play/ })).toHaveLength(1);
  expect(screen.getByText(/Nothing is loaded from there until you press Play/)).toBeVisible();
  expect(document.querySelector('iframe')).not.toBeInTheDocument();

  await user.click(within(card).getByRole('button', { name: 'Play the video of Sunita Devi' }));
  const player = within(card).getByTitle('Video of Sunita Devi');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aB3_-xyz\?/),
  );
  expect(player).toHaveFocus();
});

it('plays one video at a time', async () => {
  const user = userEvent.setup();
  open({ ramesh: 'first', meena: 'second' });
  await user.click(screen.getByRole('button', { name: 'Play the video of Ramesh Kumar' }));
  await user.click(screen.getByRole('button', { name: 'Play the video of Meena Prasad' }));
  expect(screen.getByTitle('Video of Meena Prasad')).toBeVisible();
  expect(screen.queryByTitle('Video of Ramesh Kumar')).not.toBeInTheDocument();
});
