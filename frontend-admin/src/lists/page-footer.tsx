import type { ReactNode } from 'react';
import { FocusableButton } from '../ui/focusable-button';
import { Icon } from '../ui/icon';

interface PageFootProps {
  /** Which part of how many is on the page. */
  where: ReactNode;
  /** What the buttons are called together: "Pages of the list". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Absent on the first page. */
  goPrevious: (() => void) | undefined;
  /** Absent on the last page. */
  goNext: (() => void) | undefined;
}

/** Which part of a list is shown, and the way to the rest. */
export function PageFooter(props: PageFootProps) {
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
