import { Component, type ReactNode } from 'react';

/** An error boundary like the shell's. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">failed</p> : this.props.children;
  }
}
