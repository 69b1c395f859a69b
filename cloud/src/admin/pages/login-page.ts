import { html } from 'hono/html'

import { type Markup, page, problemNotice } from './page.js'

/** Asks for the secret. */
export function loginPage({ isWrong }: { readonly isWrong: boolean }): Markup {
  return page({
    title: 'Sign in',
    body: html`<section class="narrow">
      ${isWrong ? problemNotice('That is not the secret. Try again.') : ''}
      <h1>Billfold Cloud</h1>
      <p>Sign in with the admin secret from the configuration of this cloud.</p>
      <form method="post" action="/admin/login">
        <label class="field">
          <span>Admin secret</span>
          <input type="password" name="secret" autocomplete="current-password" required autofocus />
        </label>
        <button>Sign in</button>
      </form>
    </section>`,
  })
}
