import { appServerConfig } from '@kvota/vite/app-vite';
import { defineConfig } from 'vite';

export default defineConfig(appServerConfig('src/served/server.ts'));
