import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** People who log in: who they are, the browsers that they use, and what is kept for their keys. */
export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'create table accounts (id text primary key, project text not null, addresses jsonb, created_at bigint not null)',
  `create table account_identities (
    project text not null,
    provider text not null,
    subject text not null,
    account text not null references accounts on delete cascade,
    email text,
    username text,
    created_at bigint not null,
    primary key (project, provider, subject)
  )`,
  'create index account_identities_account on account_identities (account)',
  `create table account_browsers (
    account text not null references accounts on delete cascade,
    thumbprint text not null,
    device text not null,
    seen_at bigint not null,
    primary key (account, thumbprint)
  )`,
  `create table account_sessions (
    id text primary key,
    account text not null references accounts on delete cascade,
    thumbprint text not null,
    provider text not null,
    device text not null,
    created_at bigint not null,
    seen_at bigint not null,
    fresh_until bigint not null,
    turn integer not null,
    turned_at bigint not null,
    expires_at bigint not null
  )`,
  'create index account_sessions_account on account_sessions (account)',
  'create index account_sessions_expiry on account_sessions (expires_at)',
  `create table account_shares (
    account text not null references accounts on delete cascade,
    thumbprint text not null,
    kind text not null,
    sealed text not null,
    wrapped_key text not null,
    key_id text not null,
    recovery_kind text,
    created_at bigint not null,
    primary key (account, thumbprint, kind)
  )`,
  'create index account_shares_key on account_shares (kind, key_id)',
  `create table account_events (
    id text primary key,
    account text not null references accounts on delete cascade,
    at bigint not null,
    kind text not null,
    device text not null,
    details jsonb not null
  )`,
  'create index account_events_account on account_events (account, at)',
  `create table login_flows (
    id text primary key,
    project text not null,
    kind text not null,
    thumbprint text not null,
    account text references accounts on delete cascade,
    email text,
    provider text,
    step text not null,
    code_digest text,
    code_until bigint,
    tries integer not null,
    sent_at bigint,
    token_digest text,
    details jsonb not null,
    expires_at bigint not null
  )`,
  'create index login_flows_expiry on login_flows (expires_at)',
  'create index login_flows_email on login_flows (project, email)',
  'create index login_flows_link on login_flows (token_digest)',
  'create table code_mails (project text not null, email text not null, place text not null, sent_at bigint not null)',
  'create index code_mails_email on code_mails (project, email, sent_at)',
  'create index code_mails_time on code_mails (sent_at)',
  // Each proof counts once; after a crash a few could count again, within their minutes.
  'create unlogged table used_proofs (digest text primary key, expires_at bigint not null)',
  'create index used_proofs_expiry on used_proofs (expires_at)',
]
