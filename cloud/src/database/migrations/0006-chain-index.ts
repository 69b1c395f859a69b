import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stretches of blocks that were read from a node, and which accounts the transactions in them touch. It can be read anew at any time. */
export const chainIndex: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table chain_ranges (
      chain text not null,
      first bigint not null,
      parent_hash text not null,
      last_hash text not null,
      used_at bigint not null,
      primary key (chain, first)
    )`.execute(db)
    await sql`create table chain_touches (
      chain text not null,
      range_first bigint not null,
      account text not null,
      block bigint not null,
      position integer not null,
      hash text not null,
      mined_at bigint not null,
      has_inner boolean not null,
      primary key (chain, account, block, position),
      foreign key (chain, range_first) references chain_ranges (chain, first) on delete cascade
    )`.execute(db)
    await sql`create index chain_touches_range on chain_touches (chain, range_first)`.execute(db)
  },
}
