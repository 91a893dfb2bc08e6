-- When a code was right in this browser. A browser that is only known, as after a new password by mail, has no count of
-- its own: whoever reads the owner's mails could have as many as they like.
alter table known_devices add column factor_passed_at timestamptz;
