import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FaqData } from './structured-data';

const questions = [{ question: 'Is </script> "safe" & sound?', answer: 'नहीं, <b>never</b> promised.' }];

it('renders the same data on the server and in the browser, and escapes text that could end the script element', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(<FaqData questions={questions} />);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const text = />(.*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: questions[0]?.question,
        acceptedAnswer: { '@type': 'Answer', text: questions[0]?.answer },
      },
    ],
  });

  const page = document.createElement('div');
  page.innerHTML = html;
  const { container } = render(<FaqData questions={questions} />, { container: page, hydrate: true });
  expect(container.querySelector('script')?.textContent).toBe(text);
  const fresh = render(<FaqData questions={questions} />);
  expect(fresh.container.querySelector('script')?.textContent).toBe(text);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
