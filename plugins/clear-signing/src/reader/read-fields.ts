import type { ClearField } from '../contract.js'
import { isRecord, valuesAt } from './read-path.js'
import { type FieldRule, type ValueContext, readValue } from './read-value.js'
import type { Decoded } from '../abi/decode.js'

/** Fields of one request, and values of one field, at most. */
const most = { fields: 60, values: 30, depth: 6 } as const

/** Reads the fields that a descriptor names, in its order. What it names wrongly is passed over. */
export async function readFields(rules: unknown, context: ValueContext): Promise<readonly ClearField[]> {
  const fields = await Promise.all(flatRules(rules, { context, base: '', depth: 0 }).map((rule) => readField(rule, context)))
  return fields.filter((field) => field.values.length > 0)
}

interface PlacedRule extends FieldRule {
  readonly path: string
  readonly value: unknown
}

interface Place {
  readonly context: ValueContext
  /** The path that the paths of nested fields go on from. */
  readonly base: string
  readonly depth: number
}

function flatRules(rules: unknown, { context, base, depth }: Place): readonly PlacedRule[] {
  if (!Array.isArray(rules) || depth > most.depth) return []
  return rules.slice(0, most.fields).flatMap((rule: unknown): readonly PlacedRule[] => {
    const whole = withReference(rule, context)
    if (whole === undefined || whole['visible'] === 'never') return []
    const path = joined(base, whole['path'])
    if (whole['fields'] !== undefined) return flatRules(whole['fields'], { context, base: path, depth: depth + 1 })
    const { label, format, params, value } = whole
    if (typeof label !== 'string') return []
    return [
      {
        path,
        value,
        label: label.slice(0, 80),
        format: typeof format === 'string' ? format : 'raw',
        params: isRecord(params) ? params : {},
      },
    ]
  })
}

/** A field may stand in the definitions of its descriptor; what it says itself goes before that. */
function withReference(rule: unknown, { roots: { descriptor } }: ValueContext): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(rule)) return undefined
  const name = /^\$\.display\.definitions\.([\w-]+)$/.exec(String(rule['$ref']))?.[1]
  const display = isRecord(descriptor) ? descriptor['display'] : undefined
  const definitions = isRecord(display) ? display['definitions'] : undefined
  const shared = name !== undefined && isRecord(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined
  if (!isRecord(shared)) return rule
  const params = { ...(isRecord(shared['params']) && shared['params']), ...(isRecord(rule['params']) && rule['params']) }
  return { ...shared, ...rule, params }
}

function joined(base: string, path: unknown): string {
  if (typeof path !== 'string') return base
  return base === '' || /^[#@$]\./.test(path) ? path : `${base}.${path}`
}

async function readField(rule: PlacedRule, context: ValueContext): Promise<ClearField> {
  const { label, path, value } = rule
  const values = typeof value === 'string' ? [value as Decoded] : valuesAt(path, context.roots)
  return { label, values: await Promise.all(values.slice(0, most.values).map((each) => readValue(each, rule, context))) }
}
