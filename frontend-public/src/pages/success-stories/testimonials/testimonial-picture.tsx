import { PlayIcon } from 'frontend-shared/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';

/** YouTube's player without cookies before playback; the content security policy allows no other frames. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

interface TestimonialPictureProps {
  /** Name of the person. */
  name: string;
  /** Id of the video, if there is one. */
  video: string | undefined;
  playing: boolean;
  onPlay: () => void;
  messages: SuccessStoriesMessages['testimonials'];
  /** The drawing. */
  children: ReactNode;
}

/** The drawing of a person. If there is a video, the player is loaded in its place when Play is pressed, not before. */
export function TestimonialPicture({
  name,
  video,
  playing,
  onPlay,
  messages,
  children,
}: TestimonialPictureProps) {
  const player = useRef<HTMLIFrameElement>(null);

  // The pressed button was removed: the focus moves to the player.
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
