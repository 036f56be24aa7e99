import { noteFailure } from 'frontend-shared/federation/note-failure';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Rendered instead of the remote, given the error. */
  fallback: (failure: unknown) => ReactNode;
  /** When it changes after a failure, `onReset` is called to retry. */
  resetKey: string;
  onReset: () => void;
}

interface BoundaryState {
  failed: boolean;
  failure?: unknown;
}

/** Error boundary of a remote: header, footer and the other remotes stay usable. */
export class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(failure: unknown): BoundaryState {
    return { failed: true, failure };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A remote failed:', error, info.componentStack);
    noteFailure(error);
  }

  override componentDidUpdate(previous: BoundaryProps, { failed }: BoundaryState) {
    if (failed && previous.resetKey !== this.props.resetKey) this.props.onReset();
  }

  override render() {
    const { failed, failure } = this.state;
    return failed ? this.props.fallback(failure) : this.props.children;
  }
}
