/** Illustration of a document. */
export function DocumentIllustration() {
  return (
    <svg
      className="ad-document__sheet"
      viewBox="0 0 48 60"
      width="48"
      height="60"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="48" height="60" rx="2" fill="#FFFFFF" stroke="#D5D6DE" />
      <path d="M7 9h22v4H7z" fill="#1A2147" />
      <path d="M7 19h34M7 25h34M7 31h26" stroke="#A9AEC9" strokeWidth="2.5" />
      <path d="M8 42h7v9H8z" fill="#B2482B" />
      <path d="M17 46h7v5h-7z" fill="#2B3A8C" />
      <path d="M26 40h7v11h-7z" fill="#F7B917" />
      <path d="M35 43h6v8h-6z" fill="#1E7145" />
    </svg>
  );
}
