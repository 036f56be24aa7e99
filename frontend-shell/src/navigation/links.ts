import type { shell } from '../content/en/shell';

type HeaderLabel = keyof typeof shell.header.links;
type FooterLabel = keyof typeof shell.footer.links;

export interface HeaderLink {
  label: HeaderLabel;
  path: string;
  /** Further addresses that belong to this link: it is marked there too. */
  also?: readonly string[];
}

export const HEADER_LINKS: readonly HeaderLink[] = [
  { label: 'home', path: '/' },
  { label: 'about', path: '/about' },
  { label: 'industries', path: '/industries' },
  { label: 'howItWorks', path: '/how-it-works' },
  { label: 'successStories', path: '/success-stories' },
  { label: 'join', path: '/join', also: ['/shareholder'] },
  { label: 'apply', path: '/apply' },
  { label: 'presentation', path: '/presentation' },
  { label: 'contact', path: '/contact' },
];

export interface FooterLink {
  label: FooterLabel;
  path: string;
  /** The console is a page load of its own: only its HTML carries the nonce that its styles need. */
  wholePage?: true;
}

export const FOOTER_LINKS: readonly FooterLink[] = [
  { label: 'home', path: '/' },
  { label: 'about', path: '/about' },
  { label: 'industries', path: '/industries' },
  { label: 'successStories', path: '/success-stories' },
  { label: 'howItWorks', path: '/how-it-works' },
  { label: 'apply', path: '/apply' },
  { label: 'presentation', path: '/presentation' },
  { label: 'adminLogin', path: '/admin-login', wholePage: true },
  { label: 'contact', path: '/contact' },
  { label: 'spiceClub', path: '/monthly-spice-subscription' },
];
