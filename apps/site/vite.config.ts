import { appConfig } from '@kvota/scripts/app-vite';
import { defineConfig } from 'vite';

export default defineConfig(appConfig({ port: 'site', name: 'Kvota' }));
