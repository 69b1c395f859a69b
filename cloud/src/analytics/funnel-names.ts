import type { Told } from './read-told.js'

/** A step on the way to a connected wallet, or what kept somebody from it; by wallet, or by the words of the failure. */
export type FunnelName = 'funnel opened' | `funnel ${'chosen' | 'connected' | 'failed'}${'' | ` ${string}`}`

/** Names of wallets and failures that are told apart in one project and hour. Whoever sends more cannot fill the database. */
const mostNames = 100

const hourLength = 3_600_000

/** The counts that an event belongs to. */
export class FunnelNames {
  private hour = 0
  private known = new Map<string, Set<string>>()

  constructor(private readonly now: () => number) {}

  of(project: string, { event, wallet, failure }: Told): readonly FunnelName[] {
    if (event === 'MODAL_OPEN') return ['funnel opened']
    if (event === 'SELECT_WALLET') return this.step(project, 'funnel chosen', wallet)
    if (event === 'CONNECT_SUCCESS') return this.step(project, 'funnel connected', wallet)
    return event === 'CONNECT_ERROR' ? this.step(project, 'funnel failed', failure) : []
  }

  private step(
    project: string,
    step: 'funnel chosen' | 'funnel connected' | 'funnel failed',
    name: string | undefined,
  ): readonly FunnelName[] {
    if (name === undefined) return [step]
    return [step, `${step} ${this.isTold(project, name) ? name : 'others'}`]
  }

  private isTold(project: string, name: string): boolean {
    const hour = Math.floor(this.now() / hourLength)
    if (hour !== this.hour) this.known = new Map()
    this.hour = hour
    const names = this.known.get(project) ?? new Set<string>()
    this.known.set(project, names)
    if (names.size < mostNames) names.add(name)
    return names.has(name)
  }
}
