import { buttonProps, ErrorState, Text } from '@kvota/ui';
import { Trans } from '@lingui/react/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { PageLink } from '../navigation/PageLink.tsx';
import * as css from './ErrorPage.css.ts';
import { LastResort } from './LastResort.tsx';
import { toRouteError } from './route-error.ts';

/** The error page: status and message, a retry, and a link home (ROUTE-56 … ROUTE-59). */
export function ErrorPage(props: ErrorComponentProps): ReactElement {
  return (
    <LastResort>
      <ErrorBody {...props} />
    </LastResort>
  );
}

function ErrorBody({ error, reset }: ErrorComponentProps): ReactElement {
  const router = useRouter();
  const { status, message } = toRouteError(error);
  return (
    <div className={css.page}>
      <ErrorState
        headingLevel={1}
        title={
          status === 404 ? (
            <Trans id="error.notFound">404 Not Found</Trans>
          ) : (
            <Trans id="error.occurred">An error occurred</Trans>
          )
        }
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      >
        <Text tone="muted" className={css.detail}>
          {status} {message}
        </Text>
      </ErrorState>
      <PageLink page="home" {...buttonProps({ variant: 'ghost' })}>
        <Trans id="error.home">Back to home</Trans>
      </PageLink>
    </div>
  );
}
