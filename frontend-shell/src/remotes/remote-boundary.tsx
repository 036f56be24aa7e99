import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of the remote that failed. */
  fallback: ReactNode;
  /** When it changes after a failure, `onMovedOn` is called: another page deserves another try. */
  resetKey: string;
  onMovedOn: () => void;
}

/** Keeps a remote's failure inside its place: header, footer and every other remote stay usable. */
export class RemoteBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A remote failed:', error, info.componentStack);
  }

  override componentDidUpdate(previous: BoundaryProps, { failed }: { failed: boolean }) {
    if (failed && previous.resetKey !== this.props.resetKey) this.props.onMovedOn();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
