import type { ReactNode } from 'react';
import { FocusableButton } from '../ui/focusable-button';
import { Icon } from '../ui/icon';

interface PageFooterProps {
  /** Position of the page, for example "1–50 of 80". */
  where: ReactNode;
  /** Accessible name of the navigation: "Pages of the list". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Undefined on the first page. */
  goPrevious: (() => void) | undefined;
  /** Undefined on the last page. */
  goNext: (() => void) | undefined;
}

/** The position in a list, and paging. */
export function PageFooter(props: PageFooterProps) {
  const { where, label, previousLabel, nextLabel, goPrevious, goNext } = props;
  return (
    <div className="ad-list__foot">
      <p className="ad-quiet ad-number" role="status">
        {where}
      </p>
      {(goNext || goPrevious) && (
        <nav className="ad-list__pages" aria-label={label}>
          <FocusableButton disabled={!goPrevious} icon={<Icon name="left" size={16} />} onClick={goPrevious}>
            {previousLabel}
          </FocusableButton>
          <FocusableButton disabled={!goNext} onClick={goNext}>
            {nextLabel}
            <Icon name="right" size={16} />
          </FocusableButton>
        </nav>
      )}
    </div>
  );
}
