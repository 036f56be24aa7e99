import './upload-bar.css';

const BRICKS = 20;
const INDICES = Array.from({ length: BRICKS }, (_, index) => index);

interface UploadBarProps {
  /** Sent part of the body, 0 to 100. */
  percent: number;
  /** Label of the progress bar: "Sending". */
  label: string;
  /** Progress as text: "43%, 2.1 of 4.8 MB". */
  text: string;
}

/** A progress bar of twenty bricks, 5% each. Not a live region, which would announce every brick. */
export function UploadBar({ percent, label, text }: UploadBarProps) {
  return (
    <span className="cf-upload">
      <svg
        className="cf-upload__bricks"
        viewBox={`0 0 ${BRICKS * 12 - 2} 10`}
        preserveAspectRatio="none"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        {INDICES.map((brick) => (
          <rect
            key={brick}
            className={
              brick < Math.floor((percent * BRICKS) / 100) ? 'cf-upload__brick--laid' : 'cf-upload__brick'
            }
            x={brick * 12}
            width={10}
            height={10}
          />
        ))}
      </svg>
      {/* The progress bar already has this text as its value. */}
      <span className="cf-upload__text" aria-hidden="true">
        {`${label}, ${text}`}
      </span>
    </span>
  );
}
