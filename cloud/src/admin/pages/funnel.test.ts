import { expect, test } from 'vitest'

import type { HourFigure } from '../../operations/day-figures.js'
import { funnel } from './funnel.js'

/** A figure of one hour of the shop. */
function figure(name: HourFigure['name'], amount: number, hour = 1): HourFigure {
  return { hour, project: 'shop', name, amount }
}

/** The cells of its tables, in order. */
async function cells(hours: readonly HourFigure[]): Promise<string> {
  return String(await funnel(hours))
    .replaceAll(/\s*<[^>]+>\s*/g, '|')
    .replaceAll(/\|+/g, '|')
}

test('default: from opening to connecting, by wallet and by failure, the hours together', async () => {
  const text = await cells([
    figure('funnel opened', 3),
    figure('funnel opened', 1, 2),
    figure('funnel chosen', 2),
    figure('funnel chosen Gull', 1),
    figure('funnel chosen Tern', 2),
    figure('funnel connected', 1),
    figure('funnel connected Tern', 1),
    figure('funnel failed', 1),
    figure('funnel failed Failed to connect', 1),
    figure('calls', 99),
  ])
  expect(text).toContain('|Modal opened|4|Wallet chosen|2|50 %|Wallet connected|1|50 %|')
  expect(text).toContain('|Wallet|Chosen|Connected|Tern|2|1|Gull|1|0|')
  expect(text).toContain('|Failure|Times|Failed to connect|1|')
  expect(text).not.toContain('99')
})

test('behavior: what apps say is text', async () => {
  expect(String(await funnel([figure('funnel failed <b>x</b>', 1)]))).toContain('&lt;b&gt;x&lt;/b&gt;')
})

test('behavior: a project that told nothing has no such table', () => expect(funnel([figure('calls', 5)])).toBe(''))
