import { layouts, page, type AppModule } from '@kvota/shell';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

const home = createRoute({
  getParentRoute: () => layouts.default,
  ...page('home', msg({ id: 'page.home', message: 'Home' })),
  component: lazyRouteComponent(() => import('./home/HomePage.tsx'), 'HomePage'),
});
const otherHome = createRoute({
  getParentRoute: () => layouts.default,
  ...page('index1', msg({ id: 'page.index1', message: 'Start page' })),
  component: lazyRouteComponent(() => import('./home/HomePage.tsx'), 'OtherHomePage'),
});
const promo = createRoute({
  getParentRoute: () => layouts.default,
  ...page('promo', msg({ id: 'page.promo', message: 'Promotions' })),
  component: lazyRouteComponent(() => import('./promo/PromoPage.tsx'), 'PromoPage'),
});

const contactPages = () => import('./contact/ContactPages.tsx');
const contact = createRoute({
  getParentRoute: () => layouts.default,
  ...page('contactUs', msg({ id: 'page.contactUs', message: 'Contact' })),
  component: lazyRouteComponent(contactPages, 'ContactPage'),
});
const support = createRoute({
  getParentRoute: () => layouts.default,
  ...page('support', msg({ id: 'page.support', message: 'Support' })),
  component: lazyRouteComponent(contactPages, 'SupportPage'),
});

const documentPages = () => import('./documents/DocumentPages.tsx');
/** The requested version of a document; the current one if it is missing. */
const documentSearch = ({ version }: Record<string, unknown>): { version?: number } => {
  const number = Number(version);
  return Number.isSafeInteger(number) && number > 0 ? { version: number } : {};
};
const documents = [
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('aboutUs', msg({ id: 'page.aboutUs', message: 'About us' })),
    component: lazyRouteComponent(documentPages, 'AboutPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('privacy', msg({ id: 'page.privacy', message: 'Privacy' })),
    component: lazyRouteComponent(documentPages, 'PrivacyPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('responsibleGambling', msg({ id: 'page.responsibleGambling', message: 'Responsible gambling' })),
    component: lazyRouteComponent(documentPages, 'ResponsibleGamblingPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('termsnc', msg({ id: 'page.termsnc', message: 'Terms and conditions' })),
    component: lazyRouteComponent(documentPages, 'TermsPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('sportbettingRules', msg({ id: 'page.sportbettingRules', message: 'Betting rules' })),
    component: lazyRouteComponent(documentPages, 'RulesPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('documents', msg({ id: 'page.documents', message: 'Documents' })),
    validateSearch: documentSearch,
    component: lazyRouteComponent(documentPages, 'AnyDocumentPage'),
  }),
];

/** The player site's own pages: home, and the pages that belong to no other app. */
export const site = {
  id: 'site',
  routes: { default: [home, otherHome, promo, contact, support, ...documents] },
  menu: [],
  messageGroups: ['site'],
} satisfies AppModule;
