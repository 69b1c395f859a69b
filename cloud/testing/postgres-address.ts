/** The variable with the address that gives the address of the PostgreSQL of a test run. */
export const postgresAddress = 'BILLFOLD_TEST_POSTGRES'

/** The database that others are copies of. */
export const templateName = 'template_cloud'
