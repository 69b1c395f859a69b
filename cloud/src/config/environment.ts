import { readFile } from 'node:fs/promises'

import { ConfigError, configFields } from './config-schema.js'

const prefix = 'BILLFOLD_CLOUD_'

/** What an environment says of the configuration, and which variable said it. */
export interface EnvironmentOptions {
  readonly options: Readonly<Record<string, unknown>>
  readonly saidBy: (field: string) => string | undefined
}

/**
 * Reads the variables that begin with `BILLFOLD_CLOUD_`: each is a field, `BILLFOLD_CLOUD_DATABASE_URL` for `databaseUrl`. A value is
 * JSON where it is, else text. One that ends in `_FILE` names a file with the value, for secrets. A variable that is no field is refused.
 */
export async function readEnvironment(environment: NodeJS.ProcessEnv): Promise<EnvironmentOptions> {
  const options: Record<string, unknown> = {}
  const variables = new Map<string, string>()
  const problems: string[] = []
  for (const [variable, value] of Object.entries(environment)) {
    if (!variable.startsWith(prefix) || value === undefined) continue
    const isFile = variable.endsWith('_FILE') && fieldOf(variable) === undefined
    const field = fieldOf(isFile ? variable.slice(0, -'_FILE'.length) : variable)
    if (field === undefined) problems.push(`${variable}: there is no such field`)
    else if (variables.has(field)) problems.push(`${variable}: ${variables.get(field)} says the same field`)
    else {
      variables.set(field, variable)
      const text = isFile ? await contentOf(value, variable, problems) : value
      options[field] = parsed(text)
    }
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return { options, saidBy: (field) => variables.get(field) }
}

/** `DATABASE_URL` names `databaseUrl`. */
const fields = new Map(configFields.map((field) => [field.replaceAll(/[A-Z]/g, '_$&').toUpperCase(), field]))

function fieldOf(variable: string): string | undefined {
  return fields.get(variable.slice(prefix.length))
}

async function contentOf(file: string, variable: string, problems: string[]): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    problems.push(`${variable}: ${error instanceof Error ? error.message : String(error)}`)
    return ''
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A plain word or an address.
    return text
  }
}
