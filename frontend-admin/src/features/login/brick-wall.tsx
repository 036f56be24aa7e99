/** A brick wall, drawn by repeating two courses. */
export function BrickWall() {
  return (
    <svg className="ad-login__wall" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="ad-login-bricks" width="80" height="56" patternUnits="userSpaceOnUse">
          <rect width="80" height="56" className="ad-login__joint" />
          <path className="ad-login__brick" d="M2 3h76v23H2zM-38 31h76v23h-76zM42 31h76v23H42z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#ad-login-bricks)" />
    </svg>
  );
}
