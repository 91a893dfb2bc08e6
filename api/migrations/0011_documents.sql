alter table documents
  add column uploaded_by text not null default 'investor' check (uploaded_by in ('investor', 'operator')),
  -- Chosen by whoever uploads: the same upload sent again is the same document.
  add column upload_id uuid,
  -- SHA-256 of what was sent and of what was said about it.
  add column upload_hash text,
  -- The file as it is kept. A document from before, or one on paper, has none.
  add column name text check (length(name) between 1 and 255),
  add column file_key text unique,
  add column media_type text check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  add column size_bytes integer check (size_bytes > 0),
  add column sha256 text,
  add column decline_text text check (length(decline_text) between 1 and 1000),
  add column reviewed_by text,
  add column reviewed_at timestamptz,
  add constraint documents_upload check ((upload_id is null) = (upload_hash is null)),
  add constraint documents_file check (num_nulls(name, file_key, media_type, size_bytes, sha256) in (0, 5)),
  add constraint documents_decline_text check (decline_text is null or status = 'declined');
create unique index documents_upload_id on documents (investor_id, upload_id);
-- The two lists, latest first.
drop index documents_current;
create index documents_current on documents (investor_id, uploaded_on desc, created_at desc, id)
  where superseded_by_id is null;
create index documents_superseded on documents (investor_id, uploaded_on desc, created_at desc, id)
  where superseded_by_id is not null;

-- An investor hands in and takes back what nobody has looked at yet; the rest is the operators'.
grant insert (id, investor_id, unit_id, document_type, status, valid_until, uploaded_on, uploaded_by, upload_id,
  upload_hash, name, file_key, media_type, size_bytes, sha256) on documents to manzil_portal;
grant update (superseded_by_id, version, updated_at), delete on documents to manzil_portal;
create policy documents_portal_upload on documents as restrictive for insert to manzil_portal
  with check (status = 'in_review' and uploaded_by = 'investor');
create policy documents_portal_withdrawal on documents as restrictive for delete to manzil_portal
  using (status = 'in_review' and uploaded_by = 'investor');

-- Who has had a document's file in hands.
create table document_accesses (
  id bigint generated always as identity primary key,
  document_id uuid not null references documents (id) on delete cascade,
  actor_type text not null check (actor_type in ('investor', 'operator')),
  actor_id text not null,
  action text not null check (action in ('download', 'review')),
  at timestamptz not null default now()
);
create index document_accesses_document_id on document_accesses (document_id, at);
alter table document_accesses enable row level security;
create policy document_accesses_portal on document_accesses to manzil_portal
  using (exists (select from documents where id = document_id));
create policy document_accesses_service on document_accesses to manzil_service using (true) with check (true);
grant select, insert on document_accesses to manzil_portal;
grant select, insert, delete on document_accesses to manzil_service;

-- The present picture of an investor; its id names these very pixels.
create table avatars (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null unique references investors (id) on delete cascade,
  file_key text not null unique,
  created_at timestamptz not null default now()
);
alter table avatars enable row level security;
create policy avatars_portal on avatars to manzil_portal using (investor_id = manzil_investor_id());
create policy avatars_service on avatars to manzil_service using (true) with check (true);
grant select, insert, delete on avatars to manzil_portal;
grant select, insert, delete on avatars to manzil_service;
grant update (avatar_path, updated_at) on investors to manzil_portal;
