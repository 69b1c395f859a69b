import { spentKeysTable } from '@billfold/siwx-server'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Accounts that sign in by their wallets at the cloud, and addresses of e-mail that were confirmed for them. */
export const hostedSignIn: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table sign_in_profiles (
    id text primary key,
    project text not null,
    chain text not null,
    address text not null,
    profile text not null,
    email text,
    method text not null,
    wallet text,
    metadata jsonb,
    created_at bigint not null,
    signed_in_at bigint not null,
    updated_at bigint not null,
    unique (project, chain, address)
  )`,
  'create index sign_in_profiles_address on sign_in_profiles (project, address)',
  `create table captured_emails (
    id text primary key,
    project text not null,
    account text not null,
    email text not null,
    expires_at bigint not null
  )`,
  'create index captured_emails_expiry on captured_emails (expires_at)',
  'create index accounts_addresses on accounts using gin (addresses jsonb_path_ops)',
  spentKeysTable,
  'create index siwx_spent_keys_until on siwx_spent_keys (until)',
]
