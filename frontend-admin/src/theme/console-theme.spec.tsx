import { render, screen } from '@testing-library/react';
import Button from 'antd/es/button';
import { common } from '../content/common';
import { usePreferences } from '../state/preferences';
import { ConsoleTheme } from './console-theme';

describe('the texts of Ant Design', () => {
  it.each(['en', 'hi'] as const)('label a loading button in the language of the account: %s', (locale) => {
    usePreferences.setState({ locale });
    render(
      <ConsoleTheme>
        <Button loading>OK</Button>
      </ConsoleTheme>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName(`${common[locale].loading} OK`);
  });
});
