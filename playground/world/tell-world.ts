import type { Plugin } from 'vite'

import type { LocalWorld } from './local-world.js'

/** Tells a page where its chains and its cloud are: in a `meta` element, so that one build serves every start. */
export function tellWorld(page: string, world: LocalWorld): string {
  const content = JSON.stringify(world).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return page.replace('<head>', `<head>\n    <meta name="billfold-world" content="${content}" />`)
}

/** Tells pages that Vite builds or serves. */
export function toldWorld(world: LocalWorld): Plugin {
  return { name: 'told-world', transformIndexHtml: (page) => tellWorld(page, world) }
}
