create or replace function document_shown() returns trigger language plpgsql as $$
begin
  update document set shown_from = shown.since
  from (
    select min(shows_from) as since from document_version
    where document_id = coalesce(new.document_id, old.document_id) and state = 'published'
  ) shown
  where id = coalesce(new.document_id, old.document_id) and shown_from is distinct from shown.since;
  return null;
end $$;
