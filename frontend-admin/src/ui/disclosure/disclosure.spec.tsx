import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure, labelOrIcon } from './disclosure';

/**
 * jsdom has no layout. Here the button is at the bottom of the page, beside a menu 216 px wide; the panel is 400 px
 * high.
 */
function layOut(button = new DOMRect(240, 800, 100, 36)) {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.matches('main') ? new DOMRect(216, 60, 664, 2000) : button;
  });
}

it('opens within the page area, neither over the menu nor below the window', async () => {
  layOut();
  render(
    <main>
      <Disclosure label="Columns" align="end">
        {() => <p>Which ones</p>}
      </Disclosure>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = screen.getByText('Which ones').parentElement;
  expect(panel).toHaveClass('is-above');
  expect(panel).toHaveStyle({ left: '0px', maxWidth: '652px', maxHeight: '788px' });
});

it('follows its button when siblings move it', async () => {
  const button = new DOMRect(240, 100, 100, 36);
  layOut(button);
  render(
    <main>
      <Disclosure label="Columns">{() => <p>Which ones</p>}</Disclosure>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = screen.getByText('Which ones').parentElement;
  expect(panel).toHaveStyle({ left: '0px' });
  button.x = 740;
  await waitFor(() => expect(panel).toHaveStyle({ left: '-200px' }));
});

it('names its button in a tooltip where there is no room for the label', async () => {
  render(<Disclosure {...labelOrIcon('Columns', true)}>{() => <p>Which ones</p>}</Disclosure>);
  const button = screen.getByRole('button', { name: 'Columns' });
  expect(button).not.toHaveTextContent('Columns');
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Columns');
});

// In Safari a press on a button does the same as one on a text: it focuses the nearest focusable ancestor.
it('stays open when a press inside moves the focus to an ancestor, and Escape still closes it', async () => {
  render(
    <main tabIndex={-1}>
      <Disclosure label="Columns">
        {() => (
          <>
            <p>Which ones</p>
            <input aria-label="Amount" />
          </>
        )}
      </Disclosure>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.click(screen.getByText('Which ones'));
  expect(screen.getByText('Which ones')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Which ones')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
});
