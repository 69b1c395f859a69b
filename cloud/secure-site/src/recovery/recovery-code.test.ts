import { describe, expect, test } from 'vitest'

import { makeCode, openWithCode, sealWithCode } from './recovery-code.js'

const share = crypto.getRandomValues(new Uint8Array(17))

describe('a recovery code', () => {
  test('default: opens what it sealed, and no two are the same', async () => {
    const code = makeCode()
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{2}$/)
    const { kind, share: sealed } = await sealWithCode(code, share)
    expect(kind).toBe('code')
    expect(await openWithCode(code, sealed)).toEqual(share)
    expect(makeCode()).not.toBe(code)
  })

  test.each<readonly [string, (code: string) => string]>([
    ['in small letters', (code) => code.toLowerCase()],
    ['without its groups', (code) => code.replaceAll('-', '')],
    ['with spaces around and within', (code) => ` ${code.replaceAll('-', ' ')} `],
    ['with letters that look like its digits', (code) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
    ['in wide letters', (code) => code.replaceAll(/[0-9A-Z]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))],
  ])('behavior: is the same one %s', async (_, write) => {
    const code = '01AB-CDEF-GH0J-KM1N-PQRS-TVWX-Y0'
    const sealed = await sealWithCode(code, share)
    expect(await openWithCode(write(code), sealed.share)).toEqual(share)
  })

  test.each(['', '0000-0000', 'U'.repeat(26), `${makeCode()}0`, 'öäü'])(
    'behavior: what is none is told as one that does not open: %s',
    async (code) => {
      const sealed = await sealWithCode(makeCode(), share)
      await expect(openWithCode(code, sealed.share)).rejects.toMatchObject({ code: 'recovery-wrong' })
    },
  )

  test('behavior: another code opens nothing', async () => {
    const sealed = await sealWithCode(makeCode(), share)
    await expect(openWithCode(makeCode(), sealed.share)).rejects.toMatchObject({ code: 'recovery-wrong' })
  })
})
