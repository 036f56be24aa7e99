/** Illustration for empty lists: an empty tray on a brick wall. */
export function EmptyTray() {
  return (
    <svg viewBox="0 0 160 90" width="160" height="90" aria-hidden="true" focusable="false">
      <path
        fill="#B2482B"
        d="M8 66h34v12H8zM46 66h34v12H46zM84 66h34v12H84zM122 66h30v12h-30zM8 82h15v8H8zM27 82h34v8H27zM65 82h34v8H65zM103 82h34v8h-34zM141 82h11v8h-11z"
      />
      <path
        fill="#F7B917"
        stroke="#1A2147"
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M44 38l10-24h52l10 24v24H44z"
      />
      <path
        fill="#FFFFFF"
        stroke="#1A2147"
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M44 38h22c0 8 6 13 14 13s14-5 14-13h22v24H44z"
      />
    </svg>
  );
}
