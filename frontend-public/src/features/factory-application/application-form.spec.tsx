import { screen } from '@testing-library/react';
import { freshFormPerTest, messageAt } from '../../../test/form-screen';
import { field, fillInAtOnce, openApplicationForm, pdf, submitButton } from '../../../test/open-apply';
import { uploads } from '../../../test/upload-server';

freshFormPerTest();

describe('field errors', () => {
  it('appear when a field is blurred, not before', async () => {
    const { user } = openApplicationForm();
    await user.click(field.name());
    expect(field.name()).toBeValid();
    await user.tab();
    expect(field.name()).toBeInvalid();
    expect(messageAt(field.name())).toBe('Enter your full name.');
  });

  it('disappear when the field is corrected', async () => {
    const { user } = openApplicationForm();
    await user.click(field.name());
    await user.tab();
    await user.type(field.name(), 'Savita');
    expect(field.name()).toBeValid();
  });

  it('state how many digits a mobile number has, and the number is shown in ASCII digits without +91', async () => {
    const { user } = openApplicationForm();
    await user.type(field.mobile(), '+९१ ९८३५० १२३');
    await user.tab();
    expect(field.mobile()).toHaveValue('98350123');
    expect(messageAt(field.mobile())).toBe('8 digits typed, 10 needed.');
  });

  it('ask for a mobile number or an e-mail only after both were left empty', async () => {
    const { user } = openApplicationForm();
    await user.click(field.mobile());
    await user.tab();
    expect(field.mobile()).toBeValid();
    await user.tab();
    expect(messageAt(field.mobile())).toMatch(/Enter a mobile number or an e-mail/);
    await user.type(field.email(), 'savita@example.org');
    expect(field.mobile()).toBeValid();
  });

  it('report a file of the wrong type at once', async () => {
    const { user } = openApplicationForm();
    await user.upload(field.supportingDocument(), new File(['x'], 'plan.exe'));
    expect(messageAt(field.supportingDocument())).toBe(
      'We can’t read this type of file. Choose PDF, DOC, PPT or DOCX.',
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(field.supportingDocument()).toBeValid();
  });

  it('state the size of a file that is one byte too large', async () => {
    const { user } = openApplicationForm();
    const file = pdf();
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    await user.upload(field.supportingDocument(), file);
    expect(messageAt(field.supportingDocument())).toBe('This file is 10.1 MB. Choose one of at most 10 MB.');
  });
});

describe('a rejected submit', () => {
  it('focuses a summary with links when several fields are invalid, and sends nothing', async () => {
    const { user } = openApplicationForm();
    await user.click(submitButton());
    const summary = screen.getByRole('group', { name: '5 things to correct' });
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Place: Enter the town or village and the state.' }));
    expect(field.place()).toHaveFocus();
    expect(uploads).toHaveLength(0);
  });

  it.each([
    ['amount', 'Choose the amount needed.'],
    ['idea', 'Choose a business idea.'],
  ] as const)(
    'asks only for the %s when nothing else is missing, and sends nothing',
    async (missing, message) => {
      const { user } = openApplicationForm();
      fillInAtOnce();
      await user.selectOptions(field[missing](), '');
      await user.click(submitButton());
      expect(field[missing]()).toHaveFocus();
      expect(messageAt(field[missing]())).toBe(message);
      expect(uploads).toHaveLength(0);
    },
  );

  it('focuses the field when only one is invalid', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.clear(field.place());
    await user.click(submitButton());
    expect(field.place()).toHaveFocus();
    expect(screen.queryByText(/things? to correct/)).not.toBeInTheDocument();
  });

  it('focuses the summary again on the next attempt', async () => {
    const { user } = openApplicationForm();
    await user.click(submitButton());
    await user.click(submitButton());
    expect(screen.getByRole('group', { name: '5 things to correct' })).toHaveFocus();
  });

  it('does not take the focus when a field is wrong again after all were corrected', async () => {
    const { user } = openApplicationForm();
    await user.click(submitButton());
    fillInAtOnce();
    await user.clear(field.place());
    expect(field.place()).toBeInvalid();
    expect(field.place()).toHaveFocus();
    expect(screen.queryByText(/things? to correct/)).not.toBeInTheDocument();
    await user.clear(field.name());
    await user.click(submitButton());
    expect(screen.getByRole('group', { name: '2 things to correct' })).toHaveFocus();
  });

  it('focuses the summary of a form that was corrected and then cleared', async () => {
    const { user } = openApplicationForm();
    await user.click(submitButton());
    fillInAtOnce();
    await user.click(screen.getByRole('button', { name: 'Clear form' }));
    await user.click(submitButton());
    expect(screen.getByRole('group', { name: '5 things to correct' })).toHaveFocus();
  });
});
