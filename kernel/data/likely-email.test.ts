import { describe, expect, test } from 'vitest'
import { likelyEmail } from './likely-email.js'

describe('likelyEmail', () => {
  test.each([
    ['two letters changed places', 'ada@gmial.com', 'ada@gmail.com'],
    ['a letter is missing', 'ada@hotmal.co.uk', 'ada@hotmail.co.uk'],
    ['the last letter is missing', 'ada@yaho.com', 'ada@yahoo.com'],
    ['a letter too many', 'ada@outlookk.de', 'ada@outlook.de'],
    ['another letter', 'ada@icloid.com', 'ada@icloud.com'],
    ['the ending', 'ada@gmail.con', 'ada@gmail.com'],
    ['capitals and signs before the at stay', ' Ada.Love+x@GMIAL.com ', 'Ada.Love+x@gmail.com'],
  ])('behavior: %s', (_, typed, meant) => expect(likelyEmail(typed)).toBe(meant))

  test.each([
    ['it is right', 'ada@gmail.com'],
    ['it is still being typed', 'ada@gmail.co'],
    ['it is half typed', 'ada@gmai.c'],
    ['a provider of its own', 'ada@ymail.com'],
    ['a provider of its own', 'ada@mail.com'],
    ['a country of the provider', 'ada@outlook.dk'],
    ['the ending is no such provider', 'ada@gmial.de'],
    ['two slips', 'ada@gmaal.con'],
    ['a company', 'ada@harbour.example'],
    ['a name that every object has', 'ada@constructor.com'],
    ['no address', 'gmial.com'],
    ['nothing', ''],
  ])('behavior: nothing is proposed: %s (%s)', (_, typed) => expect(likelyEmail(typed)).toBeUndefined())
})
