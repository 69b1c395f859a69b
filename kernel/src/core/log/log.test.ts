import { fakeLog } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { LogLevel } from '../ports.js'
import { defaultLogLevel } from './log-levels.js'
import { Log } from './log.js'

const all = (log: Log): void => {
  log.debug('debug')
  log.info('info')
  log.warn('warn')
  log.error('error')
}

describe('Log', () => {
  test('behavior: default log level error', () => {
    const port = fakeLog()
    all(new Log(port))
    expect(defaultLogLevel).toBe('error')
    expect(port.lines).toEqual([{ level: 'error', message: 'error' }])
  })

  test.each<[LogLevel, readonly LogLevel[]]>([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
  ])('parameters: level %s writes %j', (level, expected) => {
    const port = fakeLog()
    all(new Log(port, level))
    expect(port.lines.map((line) => line.level)).toEqual(expected)
  })

  test('behavior: message and details are redacted', () => {
    const port = fakeLog()
    new Log(port).error('for jo@mail.example\n', { token: 'abc', text: 'symKey=abc' })
    expect(port.lines).toEqual([
      { level: 'error', message: 'for [redacted e-mail]\\u{a}', details: { token: '[redacted]', text: 'symKey=[redacted]' } },
    ])
  })

  test('behavior: a log that fails itself is nobody else’s problem', () => {
    const log = new Log({
      write: () => {
        throw new Error('full')
      },
    })
    expect(() => log.error('x')).not.toThrow()
  })
})
