import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';

import { warn } from '../browser/report.ts';

/** Shown if the error page itself fails: a sentence and a link home, with as little code as possible (ROUTE-59). */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    warn('The error page failed', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="content">
        <p>{i18n._(msg({ id: 'error.whileShowing', message: 'An error occurred while showing the error page' }))}</p>
        <a href="/">{i18n._(msg({ id: 'error.home', message: 'Back to home' }))}</a>
      </main>
    );
  }
}
