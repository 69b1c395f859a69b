import type { Misfit, Parse, Path } from './parse.js'

/** Parses, or throws the error that `failure` makes of the first thing that does not fit. */
export function parseOrThrow<T>(parse: Parse<T>, value: unknown, failure: (misfit: Misfit) => Error): T {
  let first: Misfit = { path: [], found: value, expected: 'something else' }
  const parsed = parse(value, (found) => (first = found))
  if (parsed === undefined) throw failure(first)
  return parsed
}

/** Writes a path: `networks[0].name`. */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (before, step) => (typeof step === 'number' ? `${before}[${step}]` : before === '' ? step : `${before}.${step}`),
    '',
  )
}
