import { describe, expect, test } from 'vitest'

import { compileCss } from './compile-css.js'

const compile = (source: string, name = '@billfold/ui/kit/x.module.css') => compileCss({ name, source, minify: true })

describe('compileCss', () => {
  test('default', () => {
    const { text, classes } = compile('@layer ui { .button { color: red } }')
    expect(classes['button']).toMatch(/^[\w-]{6,8}-button$/)
    expect(text).toBe(`@layer ui{.${classes['button']}{color:red}}`)
  })

  test('behavior: the same file name in two packages gives different classes', () => {
    const source = '@layer ui { .button { color: red } }'
    expect(compile(source, '@billfold/ui/kit/x.module.css').classes).not.toEqual(compile(source, '@billfold/swap/src/x.module.css').classes)
  })

  test('behavior: the names are the same on every machine and in every mode', () => {
    const source = '@layer ui { .button { color: red } }'
    const names = ['a', 'b'].map(() => compile(source).classes['button'])
    expect(names[0]).toBe(names[1])
  })

  test('behavior: all names of a sheet begin alike, whatever its path comes to', () => {
    for (let index = 0; index < 200; index++) {
      const { text, prefix, classes } = compile(
        '@layer ui { .one { animation: two 1s } @keyframes two { to { opacity: 0 } } }',
        `${index}.module.css`,
      )
      expect(classes).toEqual({ one: `${prefix}one`, two: `${prefix}two` })
      expect(text.split(prefix)).toHaveLength(4)
    }
  })

  test('behavior: the text has every name, from which those of components are read', () => {
    const { text, prefix, classes } = compile('@layer ui { .button[data-on] .label-2 { color: red } .bare { } }')
    expect(Object.values(classes)).toEqual([...text.matchAll(new RegExp(`${prefix}[\\w-]+`, 'g'))].map(([name]) => name))
  })

  test('behavior: light-dark() is left to the browser', () => {
    expect(compile('@layer tokens { .root { --_a: light-dark(#fff, #000); color: light-dark(#fff, #000) } }').text).toContain(
      'color:light-dark(#fff,#000)',
    )
  })

  test('behavior: a rule outside of a layer is refused', () => {
    expect(() => compile('.button { color: red }')).toThrow('outside of a layer')
  })
})
