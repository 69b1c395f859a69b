import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { chooseWords } from './choose-words.js'

describe('chooseWords', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['pt-PT'], 'pt-BR'],
    [['zh-CN', 'en'], 'zh-Hans'],
    [['tlh', 'ja-JP'], 'ja'],
    [['tlh'], 'en'],
    [['constructor'], 'en'],
    [[], 'en'],
  ])('parameters: %j: %s', async (languages, language) => expect((await chooseWords(languages)).language).toBe(language))

  test('behavior: every file with words can be chosen, and puts in what it is given', async () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^[a-z]{2}(-[a-z]+)?\.ts$/.test(file))
    for (const tag of files.map((file) => file.replace('.ts', ''))) {
      const words = await chooseWords([tag])
      expect(words.language.toLowerCase()).toBe(tag)
      expect(words.direction).toBe(['ar', 'fa', 'he', 'ur'].includes(tag) ? 'rtl' : 'ltr')
      expect(words.moveToken('«3»', '«mint»', '«to»')).toMatch(/^(?=.*«3»)(?=.*«mint»)(?=.*«to»)/)
      expect(words.faults['code-wrong']({ triesLeft: 2 })).toContain('2')
      expect(words.faults['too-early']({ retryAfter: 1.2 })).toContain('2')
    }
  })
})
