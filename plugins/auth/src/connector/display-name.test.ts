import { expect, test } from 'vitest'
import { displayName } from './display-name.js'

const long = 'somebody.with.a.very.long.name@mail.harbour.example'

test.each([
  ['an address', { email: 'jo@mail.example' }, 'jo@mail.example'],
  ['an address before a name', { email: 'jo@mail.example', userName: 'jo' }, 'jo@mail.example'],
  ['a name', { email: null, userName: 'jo' }, 'jo'],
  ['a long address is cut to 30 characters with an ellipsis', { email: long }, `${long.slice(0, 30)}…`],
  ['a trailing 0 on a discord username is dropped', { userName: 'ada0', provider: 'discord' }, 'ada'],
  ['of discord with its mark', { userName: 'ada#0', provider: 'discord' }, 'ada'],
  ['a trailing 0 elsewhere stays', { userName: 'ada0', provider: 'github' }, 'ada0'],
  ['nothing', {}, undefined],
])('behavior: %s', (_, person, name) => expect(displayName(person)).toBe(name))
