import { LocaleProvider } from 'frontend-shared/locale-context';
import type { RemoteProps } from 'frontend-shared/remote-contract';
import { Route, Routes } from 'frontend-shared/routes';
import { Deck } from './deck/deck';

/** The deck, at `basePath` and at `basePath/<slide>`. */
export default function App(props: RemoteProps) {
  const root = props.basePath === '/' ? '' : props.basePath;
  const deck = <Deck {...props} />;
  return (
    <LocaleProvider locale={props.locale}>
      <Routes>
        <Route path={props.basePath} element={deck} />
        <Route path={`${root}/:slide`} element={deck} />
      </Routes>
    </LocaleProvider>
  );
}
