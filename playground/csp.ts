import type { Plugin } from 'vite'

/** All that the built page may do. */
export const contentSecurityPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ws:"

/** Writes the policy into the built page. The development server needs more: it brings styles by script. */
export function contentSecurity(page: string): Plugin {
  return {
    name: 'content-security',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { filename }) =>
        filename.endsWith(page)
          ? [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy }, injectTo: 'head-prepend' }]
          : [],
    },
  }
}
