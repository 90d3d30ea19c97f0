// Unit tests stand beside the code they test.
import { defineConfig } from 'vitest/config';

export default defineConfig({
    test: {
        include: ['src/**/*.test.ts'],
        environment: 'node',
        reporters: ['default', './scripts/tally.ts'],
    },
});
