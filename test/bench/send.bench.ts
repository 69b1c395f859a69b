import { join } from 'node:path'
import { autorun, observable } from 'mobx'

import { readSendTokens } from '../../plugins/send/src/tokens/read-send-tokens.js'
import { SendForm } from '../../plugins/send/src/form/send-form.js'
import { ReceiverLookup } from '../../plugins/send/src/receiver/receiver-lookup.js'
import type { BenchRow } from './bench-row.js'
import { median } from './browser/median.js'
import { bundle, root } from './bundle.js'
import { heldTokens } from './pages/held-tokens.js'

/** What a page that shows its account has already. */
const ofThePage = [/^@billfold\/(?:kernel|ui)(?:\/|$)/, /^mobx$/, /^valibot$/, /^react(?:-dom)?(?:\/|$)/]
/** In kilobytes. */
const goals = { view: 12, reader: 10 }
/** What may arrive until the first view stands, in kilobytes. Lower it with every gain. */
const limit = 12.1
const many = 10_000
/** A frame of 60 in a second, on a processor that is four times as slow. */
const frame = 16.7 / 4

/** What a visitor downloads to send, and waits for while typing. */
export async function bench(): Promise<readonly BenchRow[]> {
  const [plugin, reader] = await Promise.all([
    bundle(join(root, 'plugins/send/src/plugin.ts'), ofThePage),
    bundle(join(root, 'plugins/clear-signing/src/clear-reader.ts'), ofThePage),
  ])
  const first = plugin.sizeWith('plugins/send/src/view/send-view.tsx')
  const key = keyCost()
  return [
    {
      ...row('send: what arrives until its first view stands', { bytes: first, goal: goals.view }),
      budget: { limit: `${limit} kB`, holds: first <= limit * 1000 },
    },
    row('clear signing: the reader, with the first request that is read', { bytes: reader.initialSize, goal: goals.reader }),
    {
      what: `send: a key in the amount with ${many} tokens, the part of the store`,
      goal: `<= ${frame.toFixed(1)} ms, a frame at 4×`,
      measured: `${key.toFixed(2)} ms`,
      ok: key <= frame,
    },
  ]
}

/** Milliseconds that the store takes for one key, everything that the form shows included. */
function keyCost(): number {
  const held = observable.box(readSendTokens(heldTokens(many), undefined), { deep: false })
  const lookup = new ReceiverLookup({
    clock: { after: () => () => undefined },
    log: { debug: () => undefined },
    isAddress: () => () => true,
    resolvers: () => [],
  })
  const form = new SendForm({
    tokens: () => held.get(),
    lookup,
    canTransfer: () => true,
    longestMemo: () => undefined,
    readLink: async () => undefined,
  })
  const stop = autorun(() => [form.problem, form.amount, form.worth, form.token])
  const times = Array.from({ length: 200 }, (_, index) => {
    const start = performance.now()
    form.type(`0.${index}`)
    return performance.now() - start
  })
  stop()
  return median(times)
}

function row(what: string, { bytes, goal }: { readonly bytes: number; readonly goal: number }): BenchRow {
  return { what, goal: `<= ${goal} kB`, measured: `${(bytes / 1000).toFixed(2)} kB`, ok: bytes <= goal * 1000 }
}
