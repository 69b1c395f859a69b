import { html } from 'hono/html'

import type { FigureName, HourFigure } from '../../operations/day-figures.js'
import type { KeptProject } from '../../projects.js'
import { amountText, bytesText } from './amounts.js'
import { dayChart } from './day-chart.js'
import { type Markup, doneNotice, page, problemNotice } from './page.js'

export interface OverviewOptions {
  readonly projects: readonly KeptProject[]
  readonly hours: readonly HourFigure[]
  readonly usage: readonly { readonly scope: string; readonly bytes: number; readonly messages: number }[]
  /** Of this cloud alone. */
  readonly sockets: number
  readonly now: number
  /** What was just done. */
  readonly done?: string | undefined
}

const notices: Readonly<Record<string, () => Markup>> = {
  removed: () => doneNotice('The project was removed. Its apps are refused from now on.'),
  'wrong-id': () => problemNotice('A project id has 1 to 64 letters, digits, dots, dashes or underscores.'),
}

/** Everything at a glance: what happens, what waits, and the projects. */
export function overviewPage({ projects, hours, usage, sockets, now, done = '' }: OverviewOptions): Markup {
  const all = usage.find(({ scope }) => scope === 'all') ?? { messages: 0, bytes: 0 }
  const sum = (name: FigureName, project?: string): number =>
    hours
      .filter((figure) => figure.name === name && (project === undefined || figure.project === project))
      .reduce((total, { amount }) => total + amount, 0)
  const tile = (label: string, value: string, note: string): Markup =>
    html`<div>
      <dt>${label}</dt>
      <dd>
        <strong>${value}</strong>
        <span>${note}</span>
      </dd>
    </div>`
  const row = ({ project: { id, origins } }: KeptProject): Markup => {
    const waiting = usage.find(({ scope }) => scope === `project ${id}`)?.messages ?? 0
    return html`<li>
      <a href="/admin/projects/${encodeURIComponent(id)}">${id}</a>
      <p>${origins === undefined ? 'Every page may use it' : origins.join(', ')}</p>
      <p>
        ${amountText(sum('calls', id))} calls, ${amountText(sum('published', id))} messages in 24 hours · ${amountText(waiting)} waiting
      </p>
    </li>`
  }
  return page({
    title: 'Projects',
    at: 'projects',
    notice: notices[done]?.(),
    body: html`<h1>Projects</h1>
      <section aria-label="Now">
        <dl class="tiles">
          ${tile('Waiting messages', amountText(all.messages), bytesText(all.bytes))}
          ${tile('Open sockets', amountText(sockets), 'of this cloud')}
          ${tile('Refused as too many', amountText(sum('limited') + sum('refused')), 'in 24 hours')}
          ${tile('Failed calls', amountText(sum('failed')), 'in 24 hours')}
        </dl>
      </section>
      <section aria-label="The last 24 hours" class="charts">
        ${dayChart({ title: 'Calls', name: 'calls', hours, now })}
        ${dayChart({ title: 'Messages published', name: 'published', hours, now })}
        ${dayChart({ title: 'Messages delivered', name: 'delivered', hours, now })}
      </section>
      <section aria-labelledby="all-projects">
        <h2 id="all-projects">All projects</h2>
        ${projects.length === 0 ? html`<p class="empty">No app is let in yet. Add a project, and give its id to your app.</p>` : ''}
        <ul class="rows">
          ${projects.map(row)}
        </ul>
        <form method="post" action="/admin/projects" class="inline">
          <label class="field">
            <span>New project id</span>
            <input name="id" required maxlength="64" pattern="[\\w.\\-]+" placeholder="my-app" autocapitalize="none" spellcheck="false" />
          </label>
          <button>Add project</button>
        </form>
      </section>`,
  })
}
