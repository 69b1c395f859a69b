import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Notes of messages that were published lately, and of the places from which tokens were used.
 *
 * A client that lost the answer publishes again what may be kept already, and read, and freed: only a note of it tells. A token that
 * somebody overheard is worth nothing elsewhere.
 */
export const relayRetries: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...tables, ...append, ...sweep, admit]) await sql.raw(statement).execute(db)
  },
}

const lock = 'perform pg_advisory_xact_lock(4205931126)'
/** For what may be lost with the machine, since it would only be told again. */
const relaxed = `perform set_config('synchronous_commit', 'off', true)`

const tables = [
  'create table relay_published (digest uuid primary key, seq bigint not null, expires_at bigint not null)',
  'create index relay_published_expiry on relay_published (expires_at)',
  'create table relay_tokens (digest uuid primary key, place uuid not null, expires_at bigint not null)',
  'create index relay_tokens_expiry on relay_tokens (expires_at)',
]

/**
 * As before, and a message that was published lately is not kept again: it has the number that it got then. Nobody is told where there is
 * nobody else: then it has no origin.
 */
const append = [
  'drop function relay_append',
  `create function relay_append(
  topics text[], publishers text[], projects text[], messages text[], tags double precision[], attestations text[],
  published bigint[], expiries bigint[], digests uuid[], memory bigint, client_bytes bigint, project_bytes bigint, all_bytes bigint,
  origin text
) returns table (place integer, number bigint) language plpgsql as $$
begin
  ${lock};
  return query
    with given as (
      select g.*, (octet_length(g.message) + coalesce(octet_length(g.attestation), 0) + 512)::integer as weight
      from unnest(topics, publishers, projects, messages, tags, attestations, published, expiries, digests)
        with ordinality as g (topic, publisher, project, message, tag, attestation, published_at, expires_at, digest, n)
    ), known as materialized (
      select p.digest, p.seq from relay_published p where p.digest = any (digests)
    ), fresh as (
      select distinct on (given.digest) given.* from given
      where not exists (select from known where known.digest = given.digest) order by given.digest, given.n
    ), weighed as (
      select fresh.*,
        sum(weight) over (partition by publisher order by n) + coalesce((select bytes from relay_usage where scope = 'client ' || publisher), 0) as of_client,
        sum(weight) over (partition by project order by n) + coalesce((select bytes from relay_usage where scope = 'project ' || project), 0) as of_project,
        sum(weight) over (order by n) + coalesce((select bytes from relay_usage where scope = 'all'), 0) as of_all
      from fresh
    ), taken as materialized (
      select nextval('relay_sequence') as seq, fitting.*
      from (
        select * from weighed where of_client <= client_bytes and of_project <= project_bytes and of_all <= all_bytes order by n
      ) as fitting
    ), kept as (
      insert into relay_messages (seq, topic, publisher, project, message, tag, attestation, published_at, expires_at, weight)
        select seq, topic, publisher, project, message, tag, attestation, published_at, expires_at, weight from taken
    ), noted as (
      insert into relay_published (digest, seq, expires_at) select digest, seq, published_at + memory from taken
    )
    select given.n::integer, numbered.seq
    from given join (select digest, seq from taken union all select digest, seq from known) as numbered using (digest)
    order by given.n;
  if origin is not null then
    perform pg_notify('billfold_relay', (select last_value || ' ' || origin from relay_sequence));
  end if;
end $$`,
]

/** As before, with the notes of what was published and of tokens. Says how much of one kind it was at the most. */
const sweep = [
  'drop function relay_sweep',
  `create function relay_sweep(at bigint, most integer) returns integer language plpgsql as $$
declare
  swept integer;
  most_swept integer;
begin
  ${lock};
  ${relaxed};
  delete from relay_messages where seq in (select seq from relay_messages where expires_at <= at order by expires_at limit most);
  get diagnostics swept = row_count;
  most_swept := swept;
  delete from relay_subscriptions where ctid in (select ctid from relay_subscriptions where expires_at <= at limit most);
  get diagnostics swept = row_count;
  most_swept := greatest(most_swept, swept);
  delete from relay_published where digest in (select digest from relay_published where expires_at <= at limit most);
  get diagnostics swept = row_count;
  most_swept := greatest(most_swept, swept);
  delete from relay_tokens where digest in (select digest from relay_tokens where expires_at <= at limit most);
  get diagnostics swept = row_count;
  return greatest(most_swept, swept);
end $$`,
]

/** Notes from where tokens are used, and says from where they were used first. */
const admit = `
create function relay_admit(digests uuid[], places uuid[], expiries bigint[])
returns table (n integer, first_place uuid) language plpgsql as $$
begin
  ${relaxed};
  insert into relay_tokens (digest, place, expires_at)
    select distinct on (digest) digest, place, expiry
    from unnest(digests, places, expiries) with ordinality as used (digest, place, expiry, number) order by digest, number
    on conflict do nothing;
  return query
    select used.number::integer, kept.place
    from unnest(digests) with ordinality as used (digest, number) join relay_tokens kept using (digest);
end $$`
