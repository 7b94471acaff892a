-- The chain of administrators' acts.

-- The hash of an act, after the hash of the act before it.
create or replace function hash_admin_act(
  p_before bytea, p_id bigint, p_at timestamptz, p_administrator text, p_action text, p_payload text, p_code integer
) returns bytea language sql stable as $$
  select sha256(p_before || convert_to(jsonb_build_array(
    p_id, (extract(epoch from p_at) * 1000)::bigint, p_administrator, p_action, p_payload, p_code)::text, 'UTF8'))
$$;

-- Lets other acts wait until the transaction ends.
create or replace function lock_admin_acts() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('reelrupee admin acts', 0))
$$;

-- Appends an act; acts of all servers are appended one after the other.
create or replace function append_admin_act(
  p_at timestamptz, p_administrator text, p_action text, p_payload text, p_code integer
) returns void language plpgsql as $$
declare
  v_id bigint;
  v_before bytea;
begin
  perform lock_admin_acts();
  select id, hash into v_id, v_before from admin_acts order by id desc limit 1;
  v_id := coalesce(v_id, 0) + 1;
  insert into admin_acts (id, at, administrator_id, action, payload, reply_code, hash)
    values (v_id, p_at, p_administrator, p_action, p_payload, p_code,
      hash_admin_act(coalesce(v_before, ''::bytea), v_id, p_at, p_administrator, p_action, p_payload, p_code));
end $$;
