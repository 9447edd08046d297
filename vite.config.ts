import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const root = fileURLToPath(new URL('./web', import.meta.url));
const nothing = fileURLToPath(new URL('./web/nothing.ts', import.meta.url));

export default defineConfig({
  root,
  // Addresses are relative, so that the site works from any folder of any host.
  base: './',
  publicDir: 'public',
  build: { outDir: '../dist/site', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  // jsPDF asks for these only to print HTML, which nobody does here.
  resolve: { alias: { html2canvas: nothing, canvg: nothing, dompurify: nothing } },
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Kaisu',
        short_name: 'Kaisu',
        description: 'Usowan, Battleships, Tilepaint and Castle Wall: play, with proofs and reasons.',
        display: 'standalone',
        start_url: '.',
        background_color: '#f6f4ee',
        theme_color: '#f6f4ee',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        // Everything, so that the first visit is enough to play without a network ever after.
        globPatterns: ['**/*.{html,js,css,svg,png,json,woff2}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
      },
    }),
  ],
});
