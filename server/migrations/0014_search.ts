import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createFunctions } from './functions/storedFunctions.ts'

/**
 * What their owners did is kept in adverts, for searches to filter and sort by it in an index. It follows `trader` within
 * seconds: a job brings it up to date (`modules/advert/ranking.ts`), so that no trade waits for adverts.
 */
const standing = [
  `alter table advert
    add column owner_rating numeric(4, 1),
    add column owner_trades integer not null default 0,
    add column owner_release_seconds integer`,
  `update advert set owner_rating = rating_of(t.positive, t.negative), owner_trades = t.completed_trades,
      owner_release_seconds = t.median_release_seconds
    from trader t where t.user_id = owner_id`,
  `create trigger advert_takes_standing before insert on advert
    for each row execute function advert_takes_standing()`,
  `alter table trader add column is_ranked boolean not null default true`,
  `create index trader_unranked on trader(user_id) where not is_ranked`,
  `create trigger trader_moves before update on trader for each row when (
      (old.positive, old.negative, old.completed_trades, old.median_release_seconds)
      is distinct from (new.positive, new.negative, new.completed_trades, new.median_release_seconds)
    ) execute function trader_moves()`,
]

/** What a search asks of an advert beside its list and its place in it: held by the indexes, so that no advert is read for it. */
const asked = `owner_id, minimum, maximum_now, method_codes, bank_name, country, allow_anonymous, phone_required,
  identity_required, is_instant, owner_rating, owner_trades`

/** That, and what every sort goes by. */
const held = `${asked}, is_sandboxed, multiplier, own_price, owner_release_seconds, created_at`

/** A run of adverts in the order of each sort; and one of the whole list, which holds what every sort goes by. */
const indexes = [
  `drop index advert_average`,
  `create index advert_average on advert(type, coin, fiat, is_sandboxed, multiplier, id) include (${asked})
    where is_visible and multiplier is not null`,
  `drop index advert_priced`,
  `create index advert_priced on advert(type, coin, fiat, is_sandboxed, own_price, id) include (${asked})
    where is_visible and multiplier is null`,
  `create index advert_released on advert(type, coin, fiat, owner_release_seconds, id) where is_visible`,
  `create index advert_rated on advert(type, coin, fiat, owner_rating desc nulls last, owner_trades desc, id)
    where is_visible`,
  `create index advert_traded on advert(type, coin, fiat, owner_trades desc, id) where is_visible`,
  `create index advert_newest on advert(type, coin, fiat, created_at desc, id) where is_visible`,
  `create index advert_shown on advert(type, coin, fiat, id) include (${held}) where is_visible`,
  `create index presence_here on presence(user_id) where is_online`,
  // What few adverts are is found among those alone.
  ...Object.entries({
    advert_anonymous: 'allow_anonymous',
    advert_for_phones: 'phone_required',
    advert_for_identified: 'identity_required',
    advert_of_banks: 'bank_name is not null',
  }).map(
    ([name, few]) =>
      `create index ${name} on advert(type, coin, fiat, id) include (${held}) where is_visible and ${few}`,
  ),
]

/**
 * Searches that people keep, and which offers they have been told of. An advert that comes on show, or changes what a search
 * asks of it, leaves a line in `offer_news`, in no order and any number of times: a job reads and forgets them.
 */
const kept = [
  `create table saved_search (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    name text not null,
    query jsonb not null,
    advert_type text not null check (advert_type in ('Ad::Sell', 'Ad::Buy')),
    coin text not null,
    fiat text not null,
    amount numeric,
    amount_side text not null check (amount_side in ('fiat', 'crypto')),
    method_codes text[] not null,
    bank_method_codes text[] not null,
    bank_names text[] not null,
    country text,
    online_only boolean not null,
    no_registration boolean not null,
    phone_required boolean not null,
    identity_required boolean not null,
    instant_only boolean not null,
    minimum_rating numeric(4, 1),
    minimum_trades integer not null,
    price_limit numeric,
    is_notified boolean not null,
    new_count integer not null default 0,
    untold integer not null default 0,
    told_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index saved_search_owner on saved_search(user_id, created_at, id)`,
  `create index saved_search_pair on saved_search(coin, fiat, advert_type)`,
  `create index saved_search_limited on saved_search(coin, fiat) where price_limit is not null`,
  `create index saved_search_untold on saved_search(id) where untold > 0 and is_notified`,
  `create table saved_search_offer (
    saved_search_id uuid not null references saved_search(id) on delete cascade,
    advert_id uuid not null references advert(id),
    primary key (saved_search_id, advert_id)
  )`,
  `create index saved_search_offer_advert on saved_search_offer(advert_id)`,
  `create table offer_news (
    id bigint generated always as identity primary key,
    advert_id uuid not null
  )`,
  `create trigger advert_is_new after insert on advert for each row when (new.is_visible)
    execute function advert_is_news()`,
  // A dearer price comes to match no search, and the market's moves are looked at by the job itself.
  `create trigger advert_is_news after update on advert for each row when (
      new.is_visible and (
        (old.is_visible, old.type, old.coin, old.fiat, old.minimum, old.method_codes, old.bank_name, old.country,
          old.allow_anonymous, old.phone_required, old.identity_required, old.is_instant)
        is distinct from
        (new.is_visible, new.type, new.coin, new.fiat, new.minimum, new.method_codes, new.bank_name, new.country,
          new.allow_anonymous, new.phone_required, new.identity_required, new.is_instant)
        or old.maximum_now < new.maximum_now
      )
    ) execute function advert_is_news()`,
]

/** What a search filters and sorts by, and the searches that are kept. */
export const search: Migration = {
  async up(db) {
    await createFunctions(db, ['rating_of', 'advert_takes_standing', 'trader_moves', 'advert_is_news'])
    for (const statement of [...standing, ...indexes, ...kept]) await sql.raw(statement).execute(db)
  },
}
