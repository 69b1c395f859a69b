import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The relay: messages by sequence, who has read them, who listens, and what all of it weighs.
 *
 * Whatever changes messages holds one lock until it is committed. So a number that is seen has no lower one that is yet to come:
 * who has heard everything up to a number goes on from there.
 */
export const relay: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...tables, weigh, ...weighing, append, acknowledge, sweep, subscribe]) await sql.raw(statement).execute(db)
  },
}

const lock = 'perform pg_advisory_xact_lock(4205931126)'
/** For what may be lost with the machine, since it would only be told again. */
const relaxed = `perform set_config('synchronous_commit', 'off', true)`

const tables = [
  'create sequence relay_sequence',
  `create table relay_messages (
    seq bigint primary key,
    topic text not null,
    publisher text not null,
    project text not null,
    message text not null,
    tag double precision not null,
    attestation text,
    published_at bigint not null,
    expires_at bigint not null,
    weight integer not null
  )`,
  'create index relay_messages_topic on relay_messages (topic, seq)',
  'create index relay_messages_expiry on relay_messages (expires_at)',
  `create table relay_reads (
    seq bigint not null references relay_messages on delete cascade,
    client text not null,
    primary key (seq, client)
  )`,
  `create table relay_subscriptions (
    topic text not null,
    client text not null,
    expires_at bigint not null,
    primary key (topic, client)
  )`,
  'create index relay_subscriptions_expiry on relay_subscriptions (expires_at)',
  'create table relay_usage (scope text primary key, bytes bigint not null)',
]

/** Keeps count of what is stored, for each client, each project, and in all. */
const weigh = `
create function relay_weigh() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into relay_usage as kept (scope, bytes)
    select part, sign * sum(changed.weight)
    from changed, unnest(array['client ' || publisher, 'project ' || project, 'all']) as part
    group by part
    on conflict (scope) do update set bytes = kept.bytes + excluded.bytes;
  if sign < 0 then
    delete from relay_usage where bytes <= 0 and scope in (select 'client ' || publisher from changed);
  end if;
  return null;
end $$`

const weighing = [
  `create trigger relay_weigh_kept after insert on relay_messages
    referencing new table as changed for each statement execute function relay_weigh()`,
  `create trigger relay_weigh_freed after delete on relay_messages
    referencing old table as changed for each statement execute function relay_weigh()`,
]

/** Keeps messages, tells everybody who listens, and says which number each got. One that would be too much is left out. */
const append = `
create function relay_append(
  topics text[], publishers text[], projects text[], messages text[], tags double precision[], attestations text[],
  published bigint[], expiries bigint[], client_bytes bigint, project_bytes bigint, all_bytes bigint, origin text
) returns table (place integer, number bigint) language plpgsql as $$
begin
  ${lock};
  return query
    with given as (
      select g.*, (octet_length(g.message) + coalesce(octet_length(g.attestation), 0) + 512)::integer as weight
      from unnest(topics, publishers, projects, messages, tags, attestations, published, expiries)
        with ordinality as g (topic, publisher, project, message, tag, attestation, published_at, expires_at, n)
    ), weighed as (
      select given.*,
        sum(weight) over (partition by publisher order by n) + coalesce((select bytes from relay_usage where scope = 'client ' || publisher), 0) as of_client,
        sum(weight) over (partition by project order by n) + coalesce((select bytes from relay_usage where scope = 'project ' || project), 0) as of_project,
        sum(weight) over (order by n) + coalesce((select bytes from relay_usage where scope = 'all'), 0) as of_all
      from given
    ), taken as materialized (
      select nextval('relay_sequence') as seq, fitting.*
      from (
        select * from weighed where of_client <= client_bytes and of_project <= project_bytes and of_all <= all_bytes order by n
      ) as fitting
    ), kept as (
      insert into relay_messages (seq, topic, publisher, project, message, tag, attestation, published_at, expires_at, weight)
        select seq, topic, publisher, project, message, tag, attestation, published_at, expires_at, weight from taken
    )
    select taken.n::integer, taken.seq from taken order by taken.n;
  perform pg_notify('billfold_relay', (select last_value || ' ' || origin from relay_sequence));
end $$`

/** Notes who has read what, and frees what everybody has read who listens to the topic. */
const acknowledge = `
create function relay_acknowledge(numbers bigint[], clients text[], at bigint) returns void language plpgsql as $$
begin
  ${lock};
  ${relaxed};
  insert into relay_reads (seq, client)
    select seq, read.client from unnest(numbers, clients) as read (seq, client) join relay_messages using (seq)
    on conflict do nothing;
  delete from relay_messages m where m.seq = any (numbers) and not exists (
    select from relay_subscriptions s
    where s.topic = m.topic and s.client <> m.publisher and s.expires_at > at
      and not exists (select from relay_reads r where r.seq = m.seq and r.client = s.client)
  );
end $$`

/** Frees what has expired, a bounded number at a time. Says how much it was. */
const sweep = `
create function relay_sweep(at bigint, most integer) returns integer language plpgsql as $$
declare
  swept integer;
begin
  ${lock};
  ${relaxed};
  delete from relay_messages where seq in (select seq from relay_messages where expires_at <= at order by expires_at limit most);
  get diagnostics swept = row_count;
  delete from relay_subscriptions where ctid in (select ctid from relay_subscriptions where expires_at <= at limit most);
  return swept;
end $$`

const subscribe = `
create function relay_subscribe(wanted text[], listener text, until bigint) returns void language plpgsql as $$
begin
  ${relaxed};
  insert into relay_subscriptions as kept (topic, client, expires_at)
    select distinct topic, listener, until from unnest(wanted) as topic order by topic
    on conflict (topic, client) do update set expires_at = greatest(kept.expires_at, excluded.expires_at);
end $$`
