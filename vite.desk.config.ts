import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The owner's desk, which the staff listener serves at /desk. */
export default defineConfig({
  plugins: [react()],
  base: '/desk/',
  publicDir: false,
  build: {
    outDir: 'dist/desk',
    target: 'es2022',
    manifest: true,
    emptyOutDir: true,
    rolldownOptions: { input: ['src/desk/main.tsx'] },
  },
});
