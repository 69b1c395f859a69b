import { findPostgres } from '../src/database/engines/postgres-programs.js'

/** Why PostgreSQL does not come along here; undefined when it does. */
export const missingPostgres: string | undefined = await findPostgres().then(
  () => undefined,
  (error: unknown) => String(error),
)

/** What the title of a test says of a database that there is not. */
export const notRun: string = missingPostgres === undefined ? '' : `, not run: ${missingPostgres}`
