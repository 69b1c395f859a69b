import type { BenchRow } from './bench-row.js'
import { openAndClose } from './browser/in-page.js'
import { type Visit, openLab } from './browser/open-lab.js'

const cycles = 1_000
const goal = 1_000_000

/** A page whose visitor opens and closes the modal all day does not grow. */
export async function bench(): Promise<readonly BenchRow[]> {
  const lab = await openLab(['host'])
  try {
    const visit = await lab.visit('host')
    // What the first ones leave behind, such as compiled code, is no leak: a leak goes on.
    await visit.page.evaluate(openAndClose, cycles / 10)
    const before = await kept(visit)
    await visit.page.evaluate(openAndClose, cycles)
    const after = await kept(visit)
    await visit.end()
    return [
      countRow('DOM nodes', after.nodes - before.nodes),
      countRow('listeners', after.listeners - before.listeners),
      {
        what: `shell: heap kept after ${cycles} open/close`,
        goal: `< ${goal / 1_000_000} MB`,
        measured: `${((after.heap - before.heap) / 1_000_000).toFixed(3)} MB`,
        ok: after.heap - before.heap < goal,
      },
    ]
  } finally {
    await lab.close()
  }
}

function countRow(name: string, count: number): BenchRow {
  return { what: `shell: ${name} kept after ${cycles} open/close`, goal: '0', measured: `${count}`, ok: count <= 0 }
}

/** What is still there when everything that can go has gone. */
async function kept({ page, browser }: Visit): Promise<{ readonly nodes: number; readonly listeners: number; readonly heap: number }> {
  for (let round = 0; round < 4; round++) {
    await page.waitForTimeout(250)
    await browser.send('HeapProfiler.collectGarbage')
  }
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters')
  const { usedSize } = await browser.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}
