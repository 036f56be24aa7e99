import Button from 'antd/es/button';
import { prefersReducedMotion, useMediaQuery } from 'frontend-shared/ui/media-query';
import { type ReactNode, useRef } from 'react';
import { NARROW } from '../../browser/media-queries';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { usePreferences } from '../../state/preferences';
import { Icon } from '../icon';
import { Tooltip } from '../tooltip';
import { useDragSwipe } from './use-drag-swipe';
import './panel.css';

interface PanelFrameProps {
  /** Accessible name of the panel: "Application". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** undefined at the start or the end of the list. */
  goPrevious: (() => void) | undefined;
  goNext: (() => void) | undefined;
  /** Position of the open item in the list: "3 of 7". */
  where: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

const IN_FRONT = { role: 'dialog', 'aria-modal': true } as const;
const BESIDE = { role: 'complementary' } as const;

/** How far the content follows the finger, in px. Reduced where there is no neighbour to move to. */
function dragged(across: number, hasNeighbour: boolean): number {
  if (prefersReducedMotion()) return 0;
  return across * (hasNeighbour ? 0.6 : 0.15);
}

/**
 * The frame of the side panel with buttons to the previous and next item; on a small screen it covers the list. To be
 * rendered in a `SidePanel`. Ant Design's Drawer would claim to be modal even beside a list
 * (docs/decisions/0092-parts-of-ant-design.md).
 */
export function PanelFrame(props: PanelFrameProps) {
  const { label, previousLabel, nextLabel, goPrevious, goNext, where, onClose, children } = props;
  const messages = useMessages(records);
  const commonMessages = useMessages(common);
  const shortcuts = usePreferences((preferences) => preferences.shortcuts);
  const withKey = (what: string, key: string) => (shortcuts ? `${what} (${key})` : what);
  const isNarrow = useMediaQuery(NARROW);
  // Beside the list, touch selects text and scrolls; where the panel covers the list, swiping moves through it.
  const content = useRef<HTMLDivElement>(null);
  const swipe = useDragSwipe({
    onNext: () => goNext?.(),
    onPrevious: () => goPrevious?.(),
    onDrag: (across) => {
      const hasNeighbour = Boolean(across < 0 ? goNext : goPrevious);
      content.current?.classList.toggle('is-dragged', across !== 0);
      content.current?.style.setProperty('--ad-drag', `${dragged(across, hasNeighbour)}px`);
    },
  });
  return (
    <section className="ad-panel" aria-label={label} {...(isNarrow ? IN_FRONT : BESIDE)}>
      <header className="ad-panel__head">
        <Tooltip text={withKey(previousLabel, 'K')}>
          <Button
            aria-label={previousLabel}
            disabled={!goPrevious}
            icon={<Icon name="up" />}
            onClick={goPrevious}
          />
        </Tooltip>
        <Tooltip text={withKey(nextLabel, 'J')}>
          <Button aria-label={nextLabel} disabled={!goNext} icon={<Icon name="down" />} onClick={goNext} />
        </Tooltip>
        <span className="ad-quiet ad-number ad-panel__where">{where}</span>
        {shortcuts && (
          <span className="ad-panel__keys ad-key-hint ad-quiet">
            <kbd className="ad-key">J</kbd> <kbd className="ad-key">K</kbd> {messages.keysHint}
          </span>
        )}
        <Button
          type="text"
          aria-label={commonMessages.close}
          icon={<Icon name="close" size={20} />}
          onClick={onClose}
        />
      </header>
      <div ref={content} className="ad-panel__content" {...(isNarrow && swipe)}>
        {children}
      </div>
    </section>
  );
}
