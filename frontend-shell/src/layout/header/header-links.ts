import type { shell } from '../../content/en/shell';

type HeaderLabel = keyof typeof shell.header.links;

export interface HeaderLink {
  label: HeaderLabel;
  path: string;
  /** Further paths on which this link is marked as current. */
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
