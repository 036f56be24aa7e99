import { useEffect, useState } from 'react';
import { useOpenedPage } from '../../state/opened-page';

/**
 * Announces the title of a newly opened page to screen readers: a link of the menu keeps the focus, and the shell knows
 * neither the titles of the console's pages nor its language.
 */
export function PageAnnouncement() {
  const { pathname, title } = useOpenedPage();
  const [announced, setAnnounced] = useState({ pathname, title: '' });
  // Screen readers announce the first page themselves.
  if (announced.pathname !== pathname)
    setAnnounced({ pathname, title: announced.pathname === undefined ? '' : title });
  useEffect(() => {
    return () => useOpenedPage.setState({ pathname: undefined, title: '' });
  }, []);
  return (
    <p className="ad-hidden" aria-live="polite">
      {announced.title}
    </p>
  );
}
