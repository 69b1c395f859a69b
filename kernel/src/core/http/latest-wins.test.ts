import { describe, expect, test } from 'vitest'
import { latestWins } from './latest-wins.js'

interface Question {
  readonly text: string
  readonly signal: AbortSignal
  readonly answer: (value: string) => void
  readonly fail: (error: Error) => void
}

function search(): { readonly asked: Question[]; readonly ask: (text: string) => Promise<string | undefined> } {
  const asked: Question[] = []
  const ask = latestWins((signal, text: string) => new Promise<string>((answer, fail) => void asked.push({ text, signal, answer, fail })))
  return { asked, ask }
}

describe('latestWins: a response for an old request arrives after a new one', () => {
  test('default', async () => {
    const { asked, ask } = search()
    const only = ask('a')
    asked[0]?.answer('A')
    expect(await only).toBe('A')
    expect(asked[0]?.signal.aborted).toBe(false)
  })

  test('behavior: the newest answer counts, in whichever order they come', async () => {
    const { asked, ask } = search()
    const calls = ['a', 'b', 'c'].map(ask)
    asked[2]?.answer('C')
    asked[0]?.answer('A')
    asked[1]?.answer('B')
    expect(await Promise.all(calls)).toEqual([undefined, undefined, 'C'])
  })

  test('behavior: earlier ones are aborted, the newest is not', () => {
    const { asked, ask } = search()
    for (const text of ['a', 'b', 'c']) void ask(text)
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  })

  test('behavior: an earlier failure is nobody’s; the newest one is told', async () => {
    const { asked, ask } = search()
    const old = ask('a')
    const newest = ask('b')
    asked[0]?.fail(new Error('old'))
    asked[1]?.fail(new Error('new'))
    expect(await old).toBeUndefined()
    await expect(newest).rejects.toThrow('new')
  })

  test('behavior: two searches do not meet', async () => {
    const [one, two] = [search(), search()]
    const calls = [one.ask('a'), two.ask('b')]
    one.asked[0]?.answer('A')
    two.asked[0]?.answer('B')
    expect(await Promise.all(calls)).toEqual(['A', 'B'])
  })
})
