import type { Answer } from './command.js'
import type { ModelFamily } from './model-family.js'
import type { ConnectQuestion, ModelWallet, NetworkQuestion } from './model-wallet.js'

export interface AnswersNeeds {
  familyOf(wallet: ModelWallet): ModelFamily
  /** The page that is open now: one that was left hears no answer. */
  page(): number
  /** The page may see accounts from now on. */
  permit(wallet: ModelWallet): void
  tellNetwork(wallet: ModelWallet): void
}

/** Model of the answers that people give to wallets. */
export class Answers {
  constructor(private readonly needs: AnswersNeeds) {}

  /** Everything that waits gets the same answer; what the page does not wait for any more is given back. */
  answer(wallet: ModelWallet, answer: Answer): void {
    const questions = wallet.questions.splice(0)
    const connects = questions.filter((question) => question.about === 'connect')
    if (answer === 'approve' && connects.length > 0) this.needs.permit(wallet)
    for (const question of questions) if (question.about !== 'connect') this.answerNetwork(wallet, question, answer)
    for (const question of connects) this.answerConnect(wallet, question, answer)
  }

  private answerConnect(wallet: ModelWallet, { attempt, page }: ConnectQuestion, answer: Answer): void {
    const family = this.needs.familyOf(wallet)
    // A yes without an account is none: there is nothing to be given back.
    const isYes = answer === 'approve' && wallet.account !== undefined
    if (page !== this.needs.page() || family.answered(attempt, answer) || !isYes) return
    const isWanted = family.attempt?.wallet === wallet || family.session?.wallet === wallet || family.stored === wallet
    if (!isWanted) wallet.isPermitted = false
  }

  /** A wallet that fails may not know the network: it is asked to learn it, and then for it once more. */
  private answerNetwork(wallet: ModelWallet, question: NetworkQuestion, answer: Answer): void {
    const { about, page, isLast, session, to, tellings } = question
    if (about === 'switch' && answer === 'approve') this.moved(wallet, question)
    // A wallet that was left meanwhile is asked nothing more.
    if (page !== this.needs.page() || this.needs.familyOf(wallet).session !== session) return
    if (about === 'switch' && answer === 'fail' && !isLast) wallet.questions.push({ ...question, about: 'add' })
    if (about !== 'add' || answer !== 'approve') return
    if (session.tellings > tellings && session.toldNetwork === to) this.arrived(wallet, question)
    else wallet.questions.push({ ...question, about: 'switch', isLast: true })
  }

  private moved(wallet: ModelWallet, question: NetworkQuestion): void {
    wallet.network = question.to
    this.needs.tellNetwork(wallet)
    this.arrived(wallet, question)
  }

  /** The page is where it asked to be, and has followed what it was told on the way. */
  private arrived(wallet: ModelWallet, { session, to }: NetworkQuestion): void {
    const family = this.needs.familyOf(wallet)
    if (family.session !== session) return
    family.follow()
    session.network = to
  }
}
