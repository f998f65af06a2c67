create or replace function advert_takes_standing() returns trigger language plpgsql as $$
begin
  select rating_of(t.positive, t.negative), t.completed_trades, t.median_release_seconds
    into new.owner_rating, new.owner_trades, new.owner_release_seconds
    from trader t where t.user_id = new.owner_id;
  new.owner_trades := coalesce(new.owner_trades, 0);
  return new;
end $$;
