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

const offerUpdate = (applyUpdate = jest.fn()) => {
  act(() => offlineStore.setState({ applyUpdate }));
  return applyUpdate;
};
const fullScreen = (element: Element | null) => {
  full = element;
  fireEvent(document, new Event('fullscreenchange'));
};

test('the notice is shown once an update is ready, and applies it on request', () => {
  render(<UpdateNotice locale="en" />);
  expect(notice()).toBeNull();
  const apply = offerUpdate();
  expect(notice()).toHaveTextContent('A newer version of this presentation is ready.');
  expect(apply).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(apply).toHaveBeenCalledTimes(1);
});

test('a postponed notice is not shown again', () => {
  render(<UpdateNotice locale="en" />);
  offerUpdate();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(notice()).toBeNull();
});

test('the notice is hidden in full screen and shown afterwards', () => {
  render(<UpdateNotice locale="en" />);
  fullScreen(document.body);
  offerUpdate();
  expect(notice()).toBeNull();
  fullScreen(null);
  expect(notice()).toBeInTheDocument();
});

test('while any window is presenting the notice is hidden and the help offers the update for later', () => {
  offlineStore.setState({ isPresentationActive: true });
  render(
    <>
      <UpdateNotice locale="en" />
      <OfflineStatus locale="en" />
    </>,
  );
  offerUpdate();
  expect(notice()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use it now' })).toBeNull();
  expect(screen.getByText(/You can use it once no presentation is running/)).toBeInTheDocument();
  act(() => offlineStore.setState({ isPresentationActive: false }));
  expect(notice()).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Use it now' })).toHaveLength(2);
});
