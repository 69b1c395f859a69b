import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeLog } from '@billfold/test/fakes'
import type { ViewName } from '../../core/open.js'
import { Log } from '../../core/log/log.js'
import { Router } from './router.js'

/** Model of the rules, as plain as it can be: a list of names. */
interface Model {
  stack: string[]
  hasAddress: boolean
  closed: number
  /** Views that were left, in order. */
  left: string[]
}

interface Real {
  readonly router: Router
  readonly world: { hasAddress: boolean; closed: number; readonly left: string[] }
}

type PlainName = 'Connect' | 'Account' | 'Networks' | 'Swap' | 'ConnectingFarcaster'

const names: readonly PlainName[] = ['Connect', 'Account', 'Networks', 'Swap', 'ConnectingFarcaster']

class Call implements fc.Command<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly expectation: (model: Model) => void,
    private readonly call: (real: Real) => void,
  ) {}

  check(): boolean {
    return true
  }

  run(model: Model, real: Real): void {
    const before = model.stack.at(-1)
    this.expectation(model)
    const after = model.stack.at(-1)
    if (before !== after) model.left.push(`${before}`)
    this.call(real)
    compare(model, real)
  }

  toString(): string {
    return this.name
  }
}

const land = (model: Model): void => {
  if (model.hasAddress && model.stack.at(-1) === 'Connect') model.stack[model.stack.length - 1] = 'Account'
}

const view = fc.constantFrom(...names)

const commands = [
  view.map(
    (name) =>
      new Call(
        `push(${name})`,
        (model) => model.stack.at(-1) === name || model.stack.push(name),
        ({ router }) => router.push(name),
      ),
  ),
  view.map(
    (name) =>
      new Call(
        `reset(${name})`,
        (model) => (model.stack = [name]),
        ({ router }) => router.reset(name),
      ),
  ),
  view.map(
    (name) =>
      new Call(
        `replace(${name})`,
        (model) => (model.stack[model.stack.length - 1] = name),
        ({ router }) => router.replace(name),
      ),
  ),
  fc.constant(
    new Call(
      'back()',
      (model) => {
        if (model.stack.length === 1) model.closed += 1
        else {
          model.stack.pop()
          land(model)
        }
      },
      ({ router }) => router.back(),
    ),
  ),
  fc.integer({ min: -1, max: 6 }).map(
    (index) =>
      new Call(
        `backTo(${index})`,
        (model) => {
          if (index < 0 || index + 1 >= model.stack.length) return
          model.stack = model.stack.slice(0, index + 1)
          land(model)
        },
        ({ router }) => router.backTo(index),
      ),
  ),
  fc.subarray([...names]).map(
    (gone) =>
      new Call(
        `closeViews(${gone.join()})`,
        (model) => {
          const isTopGone = gone.includes(model.stack.at(-1) as PlainName)
          model.stack = model.stack.filter((name) => !gone.includes(name as PlainName))
          if (model.stack.length === 0) model.stack = ['Connect']
          if (isTopGone) land(model)
        },
        ({ router }) => router.closeViews(gone),
      ),
  ),
  fc.boolean().map(
    (hasAddress) =>
      new Call(
        `address(${hasAddress})`,
        (model) => (model.hasAddress = hasAddress),
        ({ world }) => (world.hasAddress = hasAddress),
      ),
  ),
]

function compare(model: Model, { router, world }: Real): void {
  const stack = router.history.map((entry) => entry.view)
  const keys = router.history.map(({ key }) => key)
  const isLegal =
    stack.length > 0 && keys.every((key, index) => index === 0 || key > (keys[index - 1] ?? 0)) && router.view === stack.at(-1)
  if (!isLegal) throw new Error(`illegal: ${stack.join()} with keys ${keys.join()}`)
  const [found, wanted] = [{ stack, ...world }, model].map(({ stack: list, closed, left }) => JSON.stringify([list, closed, left]))
  if (found !== wanted) throw new Error(`found ${found}, the model says ${wanted}`)
}

test('behavior: any sequence of calls keeps the stack legal, and the model agrees', () => {
  const setup = (): { model: Model; real: Real } => {
    const world = { hasAddress: false, closed: 0, left: [] as string[] }
    const leaving = Object.fromEntries(names.map((name) => [name, () => world.left.push(name)]))
    const router = new Router({
      knowsView: () => false,
      hasAddress: () => world.hasAddress,
      close: () => void (world.closed += 1),
      publish: () => {},
      log: new Log(fakeLog()),
      leaving: leaving satisfies { [K in ViewName]?: () => unknown },
    })
    return { model: { stack: ['Connect'], hasAddress: false, closed: 0, left: [] }, real: { router, world } }
  }
  const property = fc.property(fc.commands(commands, { maxCommands: 60, size: 'max' }), (calls) => fc.modelRun(setup, calls))
  expect(() => fc.assert(property, { numRuns: 300 })).not.toThrow()
})
