import { Component, type ReactNode } from 'react';

import { warn } from '../../browser/report.ts';

/** Renders nothing if its content throws, so that the rest of the page goes on. */
export class SlotBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    warn('A part of the frame failed', error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
