import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  build:
    isSsrBuild === true
      ? { outDir: 'dist/server' }
      : {
          outDir: 'dist/client',
          rolldownOptions: {
            input: 'src/client.tsx',
            output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
          },
        },
}))
