import { act, fireEvent, render, screen } from '@testing-library/react';
import { OfflineStatus } from './offline-status';
import { offlineStore } from './offline-store';
import { UpdateNotice } from './update-notice';

const notice = () => screen.queryByRole('region', { name: 'New version' });
let full: Element | null;

beforeEach(() => {
  full = null;
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full });
  offlineStore.setState({
    readiness: 'ready',
    applyUpdate: undefined,
    isPresentationActive: false,
    isPostponed: false,
  });
});
afterEach(() => Reflect.deleteProperty(document, 'fullscreenElement'));

const updateComes = (applyUpdate = jest.fn()) => {
  act(() => offlineStore.setState({ applyUpdate }));
  return applyUpdate;
};
const fullScreen = (element: Element | null) => {
  full = element;
  fireEvent(document, new Event('fullscreenchange'));
};

test('nothing is said until a newer version is here; it is taken when somebody says so', () => {
  render(<UpdateNotice locale="en" />);
  expect(notice()).toBeNull();
  const take = updateComes();
  expect(notice()).toHaveTextContent('A newer version of this presentation is ready.');
  expect(take).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(take).toHaveBeenCalledTimes(1);
});

test('put off, it does not come again', () => {
  render(<UpdateNotice locale="en" />);
  updateComes();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(notice()).toBeNull();
});

test('in full screen nothing is said; after it, it is', () => {
  render(<UpdateNotice locale="en" />);
  fullScreen(document.body);
  updateComes();
  expect(notice()).toBeNull();
  fullScreen(null);
  expect(notice()).toBeInTheDocument();
});

test('while any window gives a presentation nothing is said, and the help offers it for later; after it, it is', () => {
  offlineStore.setState({ isPresentationActive: true });
  render(
    <>
      <UpdateNotice locale="en" />
      <OfflineStatus locale="en" />
    </>,
  );
  updateComes();
  expect(notice()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use it now' })).toBeNull();
  expect(screen.getByText(/You can use it when no window gives a talk/)).toBeInTheDocument();
  act(() => offlineStore.setState({ isPresentationActive: false }));
  expect(notice()).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Use it now' })).toHaveLength(2);
});
