import Button from 'antd/es/button';
import { Component, type ReactNode } from 'react';
import { frame } from '../content/en/frame';

interface PageBoundaryProps {
  /** Changing it gives the page another chance, as going to another tab does. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps the frame alive when a page breaks or its code does not arrive. */
export class PageBoundary extends Component<PageBoundaryProps, { brokenAt: string | null }> {
  override state: { brokenAt: string | null } = { brokenAt: null };

  static getDerivedStateFromProps(props: PageBoundaryProps, state: { brokenAt: string | null }) {
    return state.brokenAt === ''
      ? { brokenAt: props.resetKey }
      : state.brokenAt !== null && state.brokenAt !== props.resetKey
        ? { brokenAt: null }
        : null;
  }

  static getDerivedStateFromError() {
    return { brokenAt: '' };
  }

  override render() {
    if (this.state.brokenAt === null) return this.props.children;
    return (
      <div className="ad-page ad-page--message" role="alert">
        <p>{frame.crashed}</p>
        {/* A part that failed to load once is remembered as failed: only a fresh page asks for it again. */}
        <Button type="primary" onClick={() => window.location.reload()}>
          {frame.reload}
        </Button>
      </div>
    );
  }
}
