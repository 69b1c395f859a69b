import { html } from 'hono/html'

import { type Markup, page } from './page.js'

/** There is no such page, or no longer. */
export function notFoundPage(): Markup {
  const body = html`<h1>Not found</h1>
    <p>This page does not exist, or what it showed has been removed. <a href="/admin">Go to the projects</a></p>`
  return page({ title: 'Not found', at: 'projects', body })
}
