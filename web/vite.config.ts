// Builds the client into dist/, which the server embeds.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.GROGNARD_URL ?? 'http://127.0.0.1:1815';

export default defineConfig({
    plugins: [svelte()],
    build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
    server: {
        proxy: { '/api': server, '/ws': { target: server, ws: true } },
    },
});
