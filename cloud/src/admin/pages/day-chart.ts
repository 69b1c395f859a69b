import { html } from 'hono/html'

import type { FigureName, HourFigure } from '../../operations/day-figures.js'
import { amountText } from './amounts.js'
import type { Markup } from './page.js'

export interface ChartOptions {
  readonly title: string
  readonly name: FigureName
  readonly hours: readonly HourFigure[]
  readonly now: number
}

const hourLength = 3_600_000
const count = 24
const size = { bar: 10, gap: 3, height: 64 } as const

/** One figure of the last 24 hours as bars, with the same as a table. */
export function dayChart({ title, name, hours, now }: ChartOptions): Markup {
  const amounts = amountsOf(name, hours, now)
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0)
  const most = Math.max(1, ...amounts.map(({ amount }) => amount))
  const width = count * (size.bar + size.gap) - size.gap
  const bars = amounts.map(({ amount, label }, index) => {
    const height = amount === 0 ? 1 : Math.max(2, Math.round((amount / most) * size.height))
    const x = index * (size.bar + size.gap)
    return html`<rect x="${x}" y="${size.height - height}" width="${size.bar}" height="${height}" rx="2"
      ><title>${label}: ${amountText(amount)}</title></rect
    >`
  })
  return html`<figure class="chart">
    <figcaption>
      <span>${title}</span>
      <strong>${amountText(total)}</strong>
    </figcaption>
    <svg viewBox="0 0 ${width} ${size.height}" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>
    <details>
      <summary>By hour<span class="hidden"> of ${title}</span></summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Hour (UTC)</th>
            <th scope="col" class="number">${title}</th>
          </tr>
        </thead>
        <tbody>
          ${amounts.map(
            ({ amount, label }) =>
              html`<tr>
                <th scope="row">${label}</th>
                <td class="number">${amountText(amount)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </figure>`
}

interface HourAmount {
  readonly amount: number
  readonly label: string
}

/** The last hours, oldest first, with those in which nothing happened. */
function amountsOf(name: FigureName, hours: readonly HourFigure[], now: number): readonly HourAmount[] {
  const last = Math.floor(now / hourLength)
  return Array.from({ length: count }, (_, index) => {
    const hour = last - count + 1 + index
    const amount = hours.filter((figure) => figure.hour === hour && figure.name === name).reduce((sum, figure) => sum + figure.amount, 0)
    return { amount, label: `${String(hour % 24).padStart(2, '0')}:00` }
  })
}
