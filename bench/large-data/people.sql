-- What else belongs to 10,000 investors: addresses, accounts, documents, sessions, consents, acts, mails.

create temp table new_investors as select n, pg_temp.id('investor', n) as id from generate_series(1, 10000) n;

insert into addresses (investor_id, street, city, country, valid_from, valid_to)
select id, 'Street ' || n, 'Hamburg', 'DE', current_date - 2000, current_date - 800 from new_investors;
insert into addresses (investor_id, street, city, country, valid_from)
select id, 'Road ' || n, 'Berlin', 'DE', current_date - 799 from new_investors;
insert into tax_residencies (investor_id, country, valid_from)
select id, 'DE', current_date - 799 from new_investors;
insert into bank_accounts (investor_id, holder_name, iban_country, iban_last4, currency, status)
select id, 'Holder ' || n, 'DE', '0000', 'EUR', case old when 1 then 'replaced' else 'verified' end
from new_investors cross join generate_series(0, 1) old;
insert into investor_settings (investor_id, display_currency, area_unit, timezone, email_muted, version)
select id, 'aed_eur', 'sqm', 'Europe/Berlin', '{}', 1 from new_investors where n % 2 = 0;
insert into consents (investor_id, purpose, version, granted)
select id, purpose, '1', true
from new_investors cross join unnest(array['terms', 'privacy', 'analytics', 'marketing']) purpose;

insert into documents (investor_id, unit_id, document_type, status, uploaded_on)
select id, case place when 0 then null else pg_temp.id('unit', n) end,
  (array['passport', 'purchase-contract', 'title-deed', 'ejari', 'invoice', 'receipt'])[1 + place], 'accepted',
  current_date - place * 50 - 10
from new_investors cross join generate_series(0, 5) place;

insert into sessions (investor_id, token_hash, last_seen_at, expires_at, revoked_at)
select id, md5('session' || n * 4 + old) || md5('s' || n), now() - make_interval(hours => old * 9),
  now() + make_interval(hours => 12 - old * 9), case old when 2 then now() - interval '1 hour' end
from new_investors cross join generate_series(0, 2) old;
insert into known_devices (investor_id, token_hash) select id, md5('device' || n) from new_investors;

insert into audit_log (actor_type, actor_id, action, entity_type, entity_id, investor_id)
select 'investor', id::text, 'session.created', 'session', n::text, id
from new_investors cross join generate_series(1, 20) act;
insert into mail_outbox (to_address, language, template, sent_at)
select 'investor' || n || '@example.org', 'de', 'statement-published', now()
from new_investors cross join generate_series(1, 12) month;
