import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { DocumentsPage } from './DocumentsPage.tsx';
import { DocumentView } from './DocumentView.tsx';

/** The operator's text about itself (ROUTE-04). */
export const AboutPage = (): ReactElement => <DocumentView doc="about" />;
/** The privacy text (ROUTE-23). */
export const PrivacyPage = (): ReactElement => <DocumentView doc="privacy" />;
/** Responsible gambling: limits, self-assessment, help (ROUTE-25). */
export const ResponsibleGamblingPage = (): ReactElement => <DocumentView doc="responsible-gambling" />;
/** The terms and conditions (ROUTE-30). */
export const TermsPage = (): ReactElement => <DocumentView doc="terms" />;
/** The rules of accepting and settling bets (ROUTE-47). */
export const RulesPage = (): ReactElement => <DocumentView doc="rules" />;

/** A document by its name, or the list of all if there is none (ROUTE-48). */
export function AnyDocumentPage(): ReactElement {
  const { doc } = useParams({ strict: false });
  return doc === undefined ? <DocumentsPage /> : <DocumentView doc={doc} />;
}
