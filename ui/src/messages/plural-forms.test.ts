/** Counted texts in the languages that have more than two forms. */
import { loadMessages, makeTranslate } from '@billfold/ui/kit'
import { expect, test } from 'vitest'

import { viewMessages } from './view-messages.js'

test.each([
  ['pl', ['0 portfeli', '1 portfel', '2 portfele', '5 portfeli', '12 portfeli', '22 portfele', '25 portfeli', '1,5 portfela']],
  ['uk', ['0 гаманців', '1 гаманець', '2 гаманці', '5 гаманців', '12 гаманців', '22 гаманці', '25 гаманців', '1,5 гаманця']],
  ['ru', ['0 кошельков', '1 кошелёк', '2 кошелька', '5 кошельков', '12 кошельков', '22 кошелька', '25 кошельков', '1,5 кошелька']],
  ['ar', ['لا محافظ', 'محفظة واحدة', 'محفظتان', '5 محافظ', '12 محفظة', '22 محفظة', '25 محفظة', '1.5 محفظة']],
  ['he', ['0 ארנקים', 'ארנק אחד', 'שני ארנקים', '5 ארנקים', '12 ארנקים', '22 ארנקים', '25 ארנקים']],
  ['nl', ['0 wallets', '1 wallet', '2 wallets']],
  ['hi', ['0 वॉलेट', '1 वॉलेट', '2 वॉलेट']],
  ['fa', ['۰ کیف پول', '۱ کیف پول', '۲ کیف پول']],
  ['bn', ['০টি ওয়ালেট', '১টি ওয়ালেট', '২টি ওয়ালেট']],
  ['th', ['กระเป๋าเงิน 0 ใบ', 'กระเป๋าเงิน 1 ใบ', 'กระเป๋าเงิน 2 ใบ']],
] as const)('parameters: %s counts wallets', async (language, expected) => {
  const dictionaries = await loadMessages({ sets: [viewMessages], language, report: fail })
  const say = makeTranslate({ set: viewMessages, locale: language, dictionary: dictionaries.get(viewMessages.id), report: fail })
  const counts = [0, 1, 2, 5, 12, 22, 25, 1.5].slice(0, expected.length)
  expect(counts.map((count) => say('walletCount', { count }))).toEqual(expected)
})

function fail(failure: unknown): void {
  throw new Error('A text is missing', { cause: failure })
}
