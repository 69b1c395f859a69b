import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How many messages wait, beside what they weigh, and what happened in each hour of the last day. */
export const figures: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [messages, fill, fillAll, weigh, table]) await sql.raw(statement).execute(db)
  },
}

const messages = 'alter table relay_usage add column messages bigint not null default 0'

const fill = `
update relay_usage set messages = found.messages
from (
  select part, count(*) as messages
  from relay_messages, unnest(array['client ' || publisher, 'project ' || project]) as part
  group by part
) as found
where scope = part`

const fillAll = `update relay_usage set messages = (select count(*) from relay_messages) where scope = 'all'`

const weigh = `
create or replace function relay_weigh() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into relay_usage as kept (scope, bytes, messages)
    select part, sign * sum(changed.weight), sign * count(*)
    from changed, unnest(array['client ' || publisher, 'project ' || project, 'all']) as part
    group by part
    on conflict (scope) do update set bytes = kept.bytes + excluded.bytes, messages = kept.messages + excluded.messages;
  if sign < 0 then
    delete from relay_usage where bytes <= 0 and scope in (select 'client ' || publisher from changed);
  end if;
  return null;
end $$`

const table = `
create table hour_figures (
  hour bigint not null,
  project text not null,
  name text not null,
  amount bigint not null,
  primary key (hour, project, name)
)`
