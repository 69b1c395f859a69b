import type { InlineConfig } from 'vite'

/** The options of every build. NODE_ENV would otherwise decide how JSX is compiled. */
export const options: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', development: false } },
}
