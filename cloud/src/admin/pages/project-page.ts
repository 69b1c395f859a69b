import { html } from 'hono/html'

import type { HourFigure } from '../../operations/day-figures.js'
import type { FeatureState, ProjectFields } from '../project-form.js'
import { dayChart } from './day-chart.js'
import { funnel } from './funnel.js'
import { type Markup, doneNotice, page, problemNotice } from './page.js'

export interface ProjectPageOptions {
  readonly fields: ProjectFields
  readonly hours: readonly HourFigure[]
  /** True when it differs from what the configuration says of it. */
  readonly isChanged: boolean
  readonly now: number
  readonly problems?: readonly string[]
  /** What was just done. */
  readonly done?: string | undefined
}

const notices: Readonly<Record<string, string>> = {
  added: 'The project was added. Name the pages that may use it.',
  saved: 'Saved. It holds from now on.',
  reset: 'The project follows the configuration file again.',
}

const states: readonly (readonly [FeatureState, string])[] = [
  ['app', 'App decides'],
  ['on', 'On'],
  ['off', 'Off'],
]

/** One project: what it is set to, and what happened to it. */
export function projectPage({ fields, hours, isChanged, now, problems, done = '' }: ProjectPageOptions): Markup {
  const { id, origins, isAnalyticsEnabled, features } = fields
  const path = `/admin/projects/${encodeURIComponent(id)}`
  const told = notices[done]
  const failed = problems === undefined ? undefined : problemNotice('Nothing was saved:', problems)
  return page({
    title: id,
    at: 'projects',
    notice: failed ?? (told === undefined ? undefined : doneNotice(told)),
    body: html`<h1>${id}</h1>
      ${isChanged ? resetForm(path) : ''}
      <section aria-label="The last 24 hours" class="charts">
        ${dayChart({ title: 'Calls', name: 'calls', hours, now })}
        ${dayChart({ title: 'Refused as too many', name: 'limited', hours, now })}
        ${dayChart({ title: 'Messages published', name: 'published', hours, now })}
      </section>
      ${funnel(hours)}
      <form method="post" action="${path}">
        <h2>Pages</h2>
        <label class="field">
          <span>Origins, one on each line</span>
          <textarea name="origins" rows="4" spellcheck="false" aria-describedby="origins-note" placeholder="https://app.example">
${origins}</textarea>
        </label>
        <p id="origins-note" class="note">
          Stars stand for any part: <code>https://*.example.com</code>, <code>http://localhost:*</code>. While nothing is named, every page
          may use this project.
        </p>
        <h2>Switches</h2>
        <p class="note">A switch that is on may name what it is for, such as providers, with commas between.</p>
        <ul class="switches">
          ${features.map(featureRow)}
        </ul>
        <h2>Analytics</h2>
        <label class="check">
          <input type="checkbox" name="analytics" ${isAnalyticsEnabled ? html`checked` : ''} />
          <span>Apps may report what visitors do in the modal</span>
        </label>
        <button>Save</button>
      </form>
      <details class="danger">
        <summary>Remove this project</summary>
        <p>
          Its apps are refused at once, also when the configuration file names it. Messages that wait for its wallets stay until they
          expire.
        </p>
        <form method="post" action="${path}/remove"><button class="danger">Remove ${id}</button></form>
      </details>`,
  })
}

function resetForm(path: string): Markup {
  return html`<form method="post" action="${path}/reset" class="notice">
    <p>Changed here: what the configuration file says of this project does not count.</p>
    <button class="quiet">Follow the configuration file</button>
  </form>`
}

function featureRow({ id, state, config }: ProjectFields['features'][number]): Markup {
  const options = states.map(([value, label]) =>
    value === state ? html`<option value="${value}" selected>${label}</option>` : html`<option value="${value}">${label}</option>`,
  )
  return html`<li>
    <label for="feature-${id}">${id.replaceAll('_', ' ')}</label>
    <select id="feature-${id}" name="feature:${id}">
      ${options}
    </select>
    <input
      name="config:${id}"
      value="${config}"
      aria-label="${id.replaceAll('_', ' ')}: for what"
      spellcheck="false"
      autocapitalize="none"
    />
  </li>`
}
