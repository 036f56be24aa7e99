import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useShortcuts } from '../browser/shortcuts';
import { common } from '../content/en/common';
import { records } from '../content/en/records';
import { type Notice, useNotices } from '../state/notices';
import { Icon } from '../ui/icon';

/** Whole seconds until a moment, and the moment's end as a callback. */
function useCountdown(until: number, onEnd: () => void): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, until - now);
  useEffect(() => {
    if (left === 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, 250));
    return () => clearTimeout(timer);
  }, [left, onEnd]);
  return Math.ceil(left / 1000);
}

function NoticeCard({ notice, onUndo }: { notice: Notice; onUndo: (notice: Notice) => void }) {
  const dismiss = useNotices((state) => state.dismiss);
  const [end] = useState(() => () => dismiss(notice.id));
  const seconds = useCountdown(notice.until, end);
  return (
    <li className={`ad-notice ad-notice--${notice.kind}`}>
      <Icon name={notice.kind === 'error' ? 'warning' : 'tick'} size={20} />
      <span className="ad-notice__text">{notice.text}</span>
      {notice.undo && (
        <>
          {/* Counting aloud would drown everything else, so the seconds are for the eye only. */}
          <span className="ad-notice__seconds ad-number" aria-hidden="true">
            {records.secondsLeft(seconds)}
          </span>
          <Button icon={<Icon name="undo" />} onClick={() => onUndo(notice)}>
            {common.undo}
          </Button>
        </>
      )}
      <Button
        type="text"
        aria-label={common.close}
        icon={<Icon name="close" />}
        onClick={() => dismiss(notice.id)}
      />
    </li>
  );
}

/** What happened, bottom left, with a way to take it back where there is one (also by the key U). */
export function Notices() {
  const { notices, dismiss } = useNotices();
  const latest = notices.findLast((notice) => notice.undo);
  const undo = (notice: Notice) => {
    dismiss(notice.id);
    void notice.undo?.();
  };
  useShortcuts({ u: latest && (() => undo(latest)) });
  return (
    <ul className="ad-notices" aria-live="polite" aria-relevant="additions">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onUndo={undo} />
      ))}
    </ul>
  );
}
