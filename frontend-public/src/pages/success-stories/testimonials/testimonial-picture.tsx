import { PlayIcon } from 'frontend-shared/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';

/** The player that sets no cookies before it plays; the page's content policy allows frames from here only. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

interface TestimonialPictureProps {
  /** Who is shown. */
  name: string;
  /** Id of the video; without one there is nothing to play. */
  video: string | undefined;
  playing: boolean;
  onPlay: () => void;
  messages: SuccessStoriesMessages['testimonials'];
  /** The drawn bust. */
  children: ReactNode;
}

/** The drawn bust; where there is a video, its player takes the bust's place when Play is pressed, and not before. */
export function TestimonialPicture({
  name,
  video,
  playing,
  onPlay,
  messages,
  children,
}: TestimonialPictureProps) {
  const player = useRef<HTMLIFrameElement>(null);

  // The button that was pressed is gone: the keyboard goes on in the player.
  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);

  if (video && playing) {
    return (
      <div className="pu-testimonial__picture pu-testimonial__picture--video">
        <iframe
          ref={player}
          className="pu-testimonial__player"
          src={`${PLAYER}${encodeURIComponent(video)}?autoplay=1&rel=0`}
          title={messages.player(name)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  return (
    <div className="pu-testimonial__picture">
      {children}
      {video && (
        <button type="button" className="pu-testimonial__play" onClick={onPlay}>
          <PlayIcon />
          {messages.play}
          <span className="cf-visually-hidden"> {messages.videoOf(name)}</span>
        </button>
      )}
    </div>
  );
}
