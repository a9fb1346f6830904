import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { DocumentsPage } from './DocumentsPage.tsx';
import { DocumentView } from './DocumentView.tsx';

/** Who the operator is (ROUTE-04). */
export const AboutPage = (): ReactElement => <DocumentView doc="about" />;
/** What is kept of a player, and why (ROUTE-23). */
export const PrivacyPage = (): ReactElement => <DocumentView doc="privacy" />;
/** Limits, questions to oneself, help (ROUTE-25). */
export const ResponsibleGamblingPage = (): ReactElement => <DocumentView doc="responsible-gambling" />;
/** What both sides owe each other (ROUTE-30). */
export const TermsPage = (): ReactElement => <DocumentView doc="terms" />;
/** How bets are taken and settled (ROUTE-47). */
export const RulesPage = (): ReactElement => <DocumentView doc="rules" />;

/** A document by its name, and without one the list of all (ROUTE-48). */
export function AnyDocumentPage(): ReactElement {
  const { doc } = useParams({ strict: false });
  return doc === undefined ? <DocumentsPage /> : <DocumentView doc={doc} />;
}
