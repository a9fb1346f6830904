import { pagePlugins } from '@kvota/shell/vite';
import { appConfig } from '@kvota/vite/app-vite';
import { defineConfig } from 'vite';

export default defineConfig(appConfig({ port: 'site', plugins: pagePlugins() }));
