import type { Tables } from '../database/tables.js'

/** Tables that a backup holds, each after those that it refers to. */
export const backupTables: readonly (keyof Tables)[] = [
  'items',
  'imports',
  'hour_figures',
  'exchange_orders',
  'relay_messages',
  'relay_reads',
  'relay_subscriptions',
  'relay_published',
  'relay_tokens',
  'accounts',
  'account_identities',
  'account_browsers',
  'account_sessions',
  'account_shares',
  'account_events',
  'names',
  'name_addresses',
  'sign_in_profiles',
  'captured_emails',
  'siwx_spent_keys',
  'onramp_orders',
]

/** Tables that a backup leaves out: they are counted anew from the others, read anew from the chains, or only of the moment. */
export const leftTables: readonly string[] = [
  'relay_usage',
  'call_counts',
  'login_flows',
  'code_mails',
  'used_proofs',
  'chain_ranges',
  'chain_touches',
  'kysely_migration',
  'kysely_migration_lock',
]

export const backupSequence = 'relay_sequence'

/** The first line of a backup. */
export const backupFormat = 'billfold-cloud-backup-1'
