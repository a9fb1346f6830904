import { pagePlugins } from '@kvota/shell/vite';
import { pageIds } from '@kvota/sitemap';
import { appConfig } from '@kvota/vite/app-vite';
import { defineConfig } from 'vite';

/** The bare pages belong to every app. */
const pages = pageIds().filter((id) => /^(home|callback|logout|ping|affiliates.*)$/.test(id));

export default defineConfig(appConfig({ port: 'affiliates', plugins: pagePlugins('Kvota Affiliates', { pages }) }));
