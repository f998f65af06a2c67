create or replace function advert_is_news() returns trigger language plpgsql as $$
begin
  if exists (select from saved_search s where s.coin = new.coin and s.fiat = new.fiat and s.advert_type = new.type) then
    insert into offer_news (advert_id) values (new.id);
  end if;
  return null;
end $$;
