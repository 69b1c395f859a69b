import { expect, test } from 'vitest'
import { nameDoubt } from './name-doubt.js'

test.each([
  ['harbour.eth', undefined],
  ['müller.eth', undefined],
  ['Łódź.sol', undefined],
  ['гавань.eth', undefined],
  ['ميناء.eth', undefined],
  ['港町ハーバー.eth', undefined],
  ['👨\u200D👩\u200D👧.eth', undefined],
  ['🚢.eth', undefined],
  ['hаrbour.eth', 'mixed'],
  ['αlice.eth', 'mixed'],
  ['аре.eth', 'look-alike'],
  ['οι.eth', 'look-alike'],
  ['harbıur.eth', 'look-alike'],
  ['har\u200Bbour.eth', 'look-alike'],
  ['har\u200Dbour.eth', 'look-alike'],
  ['\u202Eruobrah.eth', 'look-alike'],
])('parameters: %s is %s', (name, doubt) => expect(nameDoubt(name)).toBe(doubt))
