import { layouts, page, type AppModule } from '@kvota/shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

const home = createRoute({
  getParentRoute: () => layouts.default,
  ...page('home'),
  component: lazyRouteComponent(() => import('./home/HomePage.tsx'), 'HomePage'),
});
const otherHome = createRoute({
  getParentRoute: () => layouts.default,
  ...page('index1'),
  component: lazyRouteComponent(() => import('./home/HomePage.tsx'), 'OtherHomePage'),
});
const promo = createRoute({
  getParentRoute: () => layouts.default,
  ...page('promo'),
  component: lazyRouteComponent(() => import('./promo/PromoPage.tsx'), 'PromoPage'),
});

const contactPages = () => import('./contact/ContactPages.tsx');
const contact = createRoute({
  getParentRoute: () => layouts.default,
  ...page('contactUs'),
  component: lazyRouteComponent(contactPages, 'ContactPage'),
});
const support = createRoute({
  getParentRoute: () => layouts.default,
  ...page('support'),
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
    ...page('aboutUs'),
    component: lazyRouteComponent(documentPages, 'AboutPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('privacy'),
    component: lazyRouteComponent(documentPages, 'PrivacyPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('responsibleGambling'),
    component: lazyRouteComponent(documentPages, 'ResponsibleGamblingPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('termsnc'),
    component: lazyRouteComponent(documentPages, 'TermsPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('sportbettingRules'),
    component: lazyRouteComponent(documentPages, 'RulesPage'),
  }),
  createRoute({
    getParentRoute: () => layouts.default,
    ...page('documents'),
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
