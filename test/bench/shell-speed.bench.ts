import type { BenchRow } from './bench-row.js'
import { clickAndSee } from './browser/click-and-see.js'
import { readyAfter } from './browser/in-page.js'
import { median } from './browser/median.js'
import { type Lab, openLab } from './browser/open-lab.js'
import { connect, dialog, wallets } from './browser/seen.js'

const slowdown = 4
const visits = 9
/** How long a pointer rests on a button before it presses, and a visitor between closing and opening, in milliseconds. */
const rest = 300
/** The milliseconds that a plain dialog takes on the machine for which the goals in milliseconds were set. */
const plainThere = 20

/** What a visitor waits for on a slow phone, side by side with a page that has no library and opens a plain dialog. */
export async function bench(): Promise<readonly BenchRow[]> {
  const lab = await openLab(['plain', 'host'])
  try {
    // The first visit starts parts of the browser that the later ones find running.
    await measure(lab)
    const runs: Run[] = []
    for (let count = 0; count < visits; count++) runs.push(await measure(lab))
    return [...timeRows(runs), ...(await strangerRows(lab))]
  } finally {
    await lab.close()
  }
}

type Run = Awaited<ReturnType<typeof measure>>

/** One round of everything, in milliseconds: what disturbs the machine meanwhile disturbs both pages. */
async function measure(lab: Lab) {
  return { ...(await plain(lab)), ...(await coldDialog(lab)), ...(await coldWallets(lab)), ...(await afterHover(lab)) }
}

async function plain(lab: Lab) {
  const { page, end } = await lab.visit('plain', slowdown)
  const plainReady = await page.evaluate(readyAfter)
  const plainDialog = await clickAndSee(page, dialog)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(rest)
  const plainAgain = await clickAndSee(page, dialog)
  await end()
  return { plainReady, plainDialog, plainAgain }
}

/** A click at once on a page that has loaded nothing but its own script: the pointer jumps to the button and presses it. */
async function coldDialog(lab: Lab) {
  const { page, end } = await lab.visit('host', slowdown)
  const ready = await page.evaluate(readyAfter)
  const stands = await clickAndSee(page, dialog)
  await end()
  return { ready, stands }
}

async function coldWallets(lab: Lab) {
  const { page, end } = await lab.visit('host', slowdown)
  const choice = await clickAndSee(page, wallets)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(rest)
  const again = await clickAndSee(page, wallets)
  await end()
  return { choice, again }
}

async function afterHover(lab: Lab) {
  const { page, end } = await lab.visit('host', slowdown)
  await page.hover(connect)
  await page.waitForTimeout(rest)
  const choiceAfterHover = await clickAndSee(page, wallets)
  await end()
  return { choiceAfterHover }
}

function timeRows(runs: readonly Run[]): readonly BenchRow[] {
  const middle = (name: keyof Run): number => median(runs.map((run) => run[name]))
  // Of each round by itself: when the machine is busy with something else, both pages of a round are.
  const times = (own: keyof Run, other: keyof Run): number => median(runs.map((run) => run[own] / run[other]))
  const against = (what: string, [own, other]: readonly [keyof Run, keyof Run], goal: number): BenchRow => {
    const ratio = times(own, other)
    const measured = `${ratio.toFixed(2)} (${milliseconds(middle(own))} to ${milliseconds(middle(other))})`
    return { what, goal: `<= ${goal.toFixed(2)} of a plain page`, measured, ok: ratio <= goal, budget: noisy }
  }
  const within = (what: string, own: keyof Run, goal: number): BenchRow => {
    const there = milliseconds(times(own, 'plainDialog') * plainThere)
    const measured = `${milliseconds(middle(own))} (${there} where a plain dialog takes ${plainThere} ms)`
    return { what, goal: `<= ${goal} ms`, measured, ok: middle(own) <= goal, budget: noisy }
  }
  return [
    against('shell, 4x slower: page ready', ['ready', 'plainReady'], 1.1),
    against('shell, 4x slower: first click, cold, to the dialog standing', ['stands', 'plainDialog'], 2),
    within('shell, 4x slower: first click, cold, to the wallets', 'choice', 300),
    within(`shell, 4x slower: first click, after ${rest} ms of hovering, to the wallets`, 'choiceAfterHover', 100),
    against('shell, 4x slower: second open, to the wallets', ['again', 'plainAgain'], 2),
  ]
}

/** A time says as much about the machine as about the code: a missed one is shown, and fails nothing. */
const noisy = { limit: 'what the machine allows', holds: true }

/** Whom the page asks for anything, without and with a click. */
async function strangerRows(lab: Lab): Promise<readonly BenchRow[]> {
  const { page, requests, end } = await lab.visit('host')
  const own = new URL(page.url()).host
  const strangers = (): number => requests.filter((address) => address.startsWith('http') && new URL(address).host !== own).length
  await page.waitForLoadState('networkidle')
  const before = strangers()
  await clickAndSee(page, wallets)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  const after = strangers() - before
  await end()
  return [
    { what: 'shell: requests to other hosts before the click', goal: '0', measured: `${before}`, ok: before === 0 },
    { what: 'shell: requests to other hosts after the click', goal: '0', measured: `${after}`, ok: after === 0 },
  ]
}

function milliseconds(time: number): string {
  return `${time.toFixed(0)} ms`
}
