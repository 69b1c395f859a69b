import { html, raw } from 'hono/html'

import { localPeople } from '../people.js'

export interface ChoosePage {
  /** What the provider is called. */
  readonly provider: string
  /** Where the form goes. */
  readonly action: string
  /** What goes along with it. */
  readonly fields?: Readonly<Record<string, string>>
}

const style = `:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
main { width: min(360px, 100% - 32px); }
button { font: inherit; width: 100%; min-height: 48px; margin-top: 8px; border: 1px solid currentColor; border-radius: 12px; background: none; color: inherit; cursor: pointer; }`

/** The page where a person at a provider says who they are, or no. */
export async function choosePage({ provider, action, fields = {} }: ChoosePage): Promise<string> {
  const hidden = Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${provider}, played on this machine</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${provider}</h1>
          <p>It is played on this machine. Who are you?</p>
          <form method="post" action="${action}">
            ${hidden} ${localPeople.map(({ id, name }) => html`<button name="person" value="${id}">${name}</button>`)}
            <button name="person" value="">Decline</button>
          </form>
        </main>
      </body>
    </html>`
  return (await page).toString()
}
