create or replace function trader_moves() returns trigger language plpgsql as $$
begin
  new.is_ranked := false;
  return new;
end $$;
