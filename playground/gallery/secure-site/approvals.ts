import type { Approval, Fact } from '../../../cloud/secure-site/src/approval/approval.js'
import type { Messages } from '../../../cloud/secure-site/src/messages/messages.js'

const [harbour, brook] = ['0x5FbDB2315678afecb367f032d93F642f64180aa3', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
const longName = 'The very long name of a harbour office that nobody has ever written on one line '.repeat(3).trim()
const statement = 'I agree to berth at pier 7, and to leave it as I found it. '

/** Requests as the person is asked about them, in the words of a language. */
export function sampleApprovals(words: Messages): Readonly<Record<string, Approval>> {
  const on = (name: string): Fact => ({ label: words.network, value: name })
  const to = (value: string): Fact => ({ label: words.to, value, isCode: true })
  const fee: Fact = { label: words.fee, value: words.feeUpTo('0.000042 ETH') }
  const plain = {
    risks: [],
    approve: words.approve,
    raw: JSON.stringify({ from: brook, to: harbour, value: '0x16345785d8a0000' }, undefined, 2),
  }
  const send = { ...plain, title: words.send('0.1 ETH'), facts: [on('Ethereum'), to(harbour), fee] }
  return {
    message: { ...plain, title: words.signMessage, facts: [on('Ethereum')], text: statement },
    'message-long': { ...plain, title: words.signMessage, facts: [on('Ethereum')], text: statement.repeat(40) },
    'message-unbroken': { ...plain, title: words.signMessage, facts: [on('Ethereum')], text: 'a7'.repeat(400) },
    'message-odd': {
      ...plain,
      title: words.signMessage,
      facts: [on('Ethereum')],
      text: 'Pay \u202E0001 HTE\u202C to the harbour\u0007 أوافق على الرسو',
    },
    'message-disguised': {
      ...{ ...plain, title: words.signMessage, facts: [on('Ethereum')], text: `0x${'9f'.repeat(32)}` },
      risks: [{ level: 'danger', text: words.riskBlindHash }],
    },
    'sign-in': { ...plain, title: words.signIn('app.harbour.example'), facts: [on('Ethereum')], text: statement },
    'sign-in-elsewhere': {
      ...{ ...plain, title: words.signIn('bank.example'), facts: [on('Ethereum')], text: statement },
      risks: [{ level: 'danger', text: words.riskOtherDomain('bank.example') }],
    },
    send,
    'send-poor': { ...send, risks: [{ level: 'danger', text: words.riskPoor }] },
    'send-untried': {
      ...send,
      facts: [on('Ethereum'), to(harbour), { ...fee, value: words.feeUnknown }],
      risks: [{ level: 'caution', text: words.riskUntried }],
    },
    'send-long': {
      ...send,
      title: words.send('115792089237316195423570985008687907853269984665640564039457.584007913129639935 HARBOUR'),
      facts: [on(longName), to(harbour), fee],
    },
    allowance: {
      ...{ ...plain, title: words.allow },
      facts: [
        on('Ethereum'),
        { label: words.spender, value: brook, isCode: true },
        { label: words.limit, value: words.unlimited },
        { label: words.token, value: harbour, isCode: true },
        fee,
      ],
      risks: [{ level: 'danger', text: words.riskUnlimited }],
    },
    permit: {
      ...{ ...plain, title: words.signData('Permit') },
      facts: [on('Ethereum'), { label: words.domain, value: 'Harbour Coin' }, { label: words.spender, value: brook, isCode: true }],
      risks: [{ level: 'caution', text: words.riskPermit }],
    },
    contract: {
      ...{ ...plain, title: words.callContract },
      facts: [
        on('Ethereum'),
        { label: words.contract, value: harbour, isCode: true },
        { label: words.data, value: words.dataOf('0x6a627842', 68) },
        fee,
      ],
      risks: [
        { level: 'caution', text: words.riskUnreadable },
        { level: 'danger', text: words.riskWouldFail },
      ],
    },
    batch: {
      ...{ ...plain, title: words.batch(2) },
      facts: [
        on('Ethereum'),
        { label: '1', value: words.allowTokens('3 USDC', harbour) },
        { label: '2', value: words.moveToken('3', 'USDC', brook) },
        { label: words.upgrade, value: harbour, isCode: true },
        { label: words.fee, value: words.feeSponsored },
      ],
    },
    solana: {
      ...{ ...plain, title: words.sendTransaction },
      facts: [
        on('Solana'),
        { label: '1', value: words.moveSol('0.5 SOL', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV') },
        { label: '2', value: words.unknownInstruction('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 12) },
      ],
      risks: [{ level: 'caution', text: words.riskOtherPayer }],
    },
  }
}
