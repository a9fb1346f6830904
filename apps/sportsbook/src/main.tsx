import '@kvota/ui/global';
import { defaultConfig, mountApp } from '@kvota/shell';

import { modules, routeTree } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element: index.html must hold one.');
mountApp({ root, routeTree, modules, defaults: defaultConfig });
