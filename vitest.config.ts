import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{kernel,plugins,playground,test}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/planted/**'],
        },
      },
    ],
  },
})
