create or replace function rating_of(positive integer, negative integer) returns numeric language sql immutable as
$$ select trunc(positive * 100.0 / nullif(positive + negative, 0), 1) $$;
