import { html } from 'hono/html'

/** A piece of a page: what is put into it is text, unless it is such a piece itself. */
export type Markup = ReturnType<typeof html>

export interface PageOptions {
  readonly title: string
  /** The part of the page that is open; undefined before somebody is let in. */
  readonly at?: 'projects' | 'wallets'
  /** What has just been done, or went wrong. */
  readonly notice?: Markup | undefined
  readonly body: Markup
}

/** A whole page in the looks of the product. */
export function page({ title, at, notice, body }: PageOptions): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Billfold Cloud</title>
        <link rel="stylesheet" href="/admin/style.css" />
      </head>
      <body>
        ${at === undefined ? '' : header(at)}
        <main id="main">${notice ?? ''} ${body}</main>
      </body>
    </html>`
}

function header(at: NonNullable<PageOptions['at']>): Markup {
  const link = (part: typeof at, path: string, label: string): Markup =>
    part === at ? html`<a href="${path}" aria-current="page">${label}</a>` : html`<a href="${path}">${label}</a>`
  return html`<a class="skip" href="#main">Skip to the content</a>
    <header>
      <p class="brand">Billfold Cloud</p>
      <nav aria-label="Parts">${link('projects', '/admin', 'Projects')} ${link('wallets', '/admin/wallets', 'Wallets')}</nav>
      <form method="post" action="/admin/logout"><button class="plain">Sign out</button></form>
    </header>`
}

/** Says that something is done. */
export function doneNotice(text: string): Markup {
  return html`<p class="notice good" role="status">${text}</p>`
}

/** Says what went wrong. */
export function problemNotice(title: string, problems: readonly string[] = []): Markup {
  const list =
    problems.length === 0
      ? ''
      : html`<ul>
          ${problems.map((problem) => html`<li>${problem}</li>`)}
        </ul>`
  return html`<div class="notice bad" role="alert">
    <p>${title}</p>
    ${list}
  </div>`
}
