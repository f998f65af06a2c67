create or replace function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit trail are never changed or deleted'
    using errcode = 'restrict_violation', constraint = 'audit_append_only';
end $$;
