-- What a challenge was given for: an answer to one kind of question is none to another. One browser may be asked in
-- several pages at once. Null = of the release before, and good for nothing.
alter table passkey_challenges
  add column purpose text check (purpose in ('sign-in', 'add', 'confirm')),
  drop constraint passkey_challenges_pkey,
  add primary key (token_hash, challenge);
